import { useTranslations } from "next-intl";

import { pageMetadata } from "../../_shell/metadata";
import { Page } from "../../_shell/page";

export const generateMetadata = () => pageMetadata("news");

export default function NewsPage() {
  const t = useTranslations("news");
  return (
    <Page page={{ route: "news" }} languageMenu={false}>
      <div className="wrap section">
        <h1>{t("heading")}</h1>
        <p className="lead">{t("lead")}</p>
      </div>
    </Page>
  );
}
