import { useLocale, useTranslations } from "next-intl";

import { path } from "../../_i18n/paths";
import { mailAddress } from "../../_lib/mail-address";
import { Island } from "../../../islands/island";
import { PhoneLink } from "../../_components/phone-link";
import { company } from "../../_content/company/company";
import { ButtonLink } from "../../_ui/button";
import { Icon, mail } from "../../_ui/icon";
import { useToolProps } from "../../_tools/kit/offers";
import { sizeQuestions } from "../../_tools/size/size-pallet";
import { sizeTool } from "../../_tools/size/size-tool";
import { SizeTool } from "../../_tools/size/size-tool.client";
import "./size-page.css";

function SizeChecklist() {
  const t = useTranslations();
  const email = company.emails.office;
  const questions = sizeQuestions(t).map(({ label, answer }) => (answer ? `${label} (${answer})` : label));
  const body = questions.map((question) => `${question}: `).join("\n");
  return (
    <div className="size-page__checklist no-js-only">
      <p>{t("size.noScript")}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p>{t("size.checklist")}</p>
      <div className="cluster">
        <ButtonLink href={mailAddress(email, t("size.heading"), body)} tone="strong">
          <Icon shape={mail} />
          {email}
        </ButtonLink>
        <PhoneLink button />
      </div>
    </div>
  );
}

/** Renders the size tool. Without scripts it shows the default pallet and a checklist. */
export function SizePage() {
  const locale = useLocale();
  return (
    <div className="page-end wrap">
      <Island
        name="size-tool"
        ahead
        component={SizeTool}
        props={{
          ...useToolProps(sizeTool),
          planner: path(locale, "load"),
          roles: path(locale, "knowledge", "roles"),
          sheet: path(locale, "sheet"),
        }}
      />
      <SizeChecklist />
    </div>
  );
}
