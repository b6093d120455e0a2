"use client";
import { MixedPlan, MixedSide } from "../../_load/drawing/mixed-plan";
import { own, palletRow } from "../kit/goods";
import type { PartProps } from "../kit/tool";
import { ResultList, ToolAnswer } from "../kit/tool-answer";
import { ToolFields } from "../kit/tool-fields";
import { ToolRepeats } from "../kit/tool-repeats";
import { toolIsland } from "../kit/tool-island";
import { type MetrePlan, suffixes } from "./metre-fields";
import { metresText, metreTool } from "./metre-tool";

type MetreViewProps = PartProps<typeof metreTool>;

export const MetreTool = toolIsland(metreTool, {
  className: "tool-answer__grid column",
  Form: ({ reading }) => (
    <div className="js-only">
      <ToolFields className="tool-fields--two" names={["p", "q", "h", "f"]} />
      <ToolFields className="" names={["v"]} />
      {reading.values.p === own && <ToolFields names={["l", "w", "e"]} />}
    </div>
  ),
  View: MetreView,
});

/** Renders the loading metres, whether everything fits, the other fields, and the drawings. */
function MetreView(view: MetreViewProps) {
  const { answer, result, props } = view;
  const { load } = result;
  const { t } = props;
  return (
    <>
      <ToolAnswer heading="metres" figure={answer.sum} unit="ldm" hasDrawings={Boolean(load)}>
        {load && (
          <>
            <p className={load.fit === "fits" ? "tool-answer__verdict" : "fault"}>{answer.verdict}</p>
            <ResultList />
          </>
        )}
      </ToolAnswer>
      <div className="js-only">
        <ToolFields className="tool-fields--two" names={["m", "r", "g"]} />
        <ToolRepeats
          {...{
            suffixes: suffixes.slice(1),
            first: "p",
            usual: palletRow.usual,
            className: "tool-fields--two",
          }}
          namesOf={(p) => ["p", "q", "h", "f", "m", "r", ...(p === own ? ["l", "w", "e"] : [])]}
          legend={(number) => t("metres.fields.kind", { number })}
          add={t("metres.fields.add")}
        />
      </div>
      {load && <Drawings {...view} load={load} />}
    </>
  );
}

interface DrawingsProps extends MetreViewProps {
  load: NonNullable<MetrePlan["load"]>;
}

/** Draws the vehicle from above and from its side. */
function Drawings({ props: { t }, result: { vehicle }, answer, load }: DrawingsProps) {
  const { kinds } = answer;
  const alt = { vehicle: answer.vehicle, kinds: kinds.map(({ amount }) => amount).join("; ") };
  const [whole, ...lengths] = [vehicle.length, ...load.reach].map((mm) => metresText(t.region, mm / 1000));
  const figures = lengths.map((taken) => t("load.mixed.taken", { taken, whole: whole ?? "" }));
  const drawn = { vehicle, load, kinds };
  return (
    <div className="column">
      <MixedPlan {...drawn} lengths={figures} label={t("metres.result.topAlt", alt)} />
      <MixedSide {...drawn} label={t("metres.result.sideAlt", alt)} />
    </div>
  );
}
