import { createRoot } from "react-dom/client";

import { EditorWindow } from "./editor-window";

const place = document.getElementById("window");
if (place) createRoot(place).render(<EditorWindow />);
