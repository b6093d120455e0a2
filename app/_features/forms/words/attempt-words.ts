import { fillIn } from "../../quote/words";
import type { Attempt } from "../sending/attempt";
import type { FormWords } from "./form-words";

/** Says that a message may have arrived: when it was sent, and by what reference it is known. */
export function attemptWords({ at, reference }: Attempt, words: FormWords): string {
  const time = new Date(at).toLocaleString(words.region, { dateStyle: "short", timeStyle: "short" });
  return fillIn(words.mayHaveArrived, { time, reference });
}
