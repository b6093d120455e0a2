import { useTranslations } from "next-intl";

import { pageMetadata } from "../../_shell/metadata";
import { Page } from "../../_shell/page";

export const generateMetadata = () => pageMetadata("catalogue");

export default function CataloguePage() {
  const t = useTranslations("catalogue");
  return (
    <Page page={{ route: "catalogue" }}>
      <div className="wrap section">
        <h1>{t("heading")}</h1>
        <p className="lead">{t("lead")}</p>
      </div>
    </Page>
  );
}
