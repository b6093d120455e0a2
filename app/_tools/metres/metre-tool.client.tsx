"use client";
import { useEffect, useRef } from "react";

import { MixedPlan, MixedSide } from "../../_load/drawing/mixed-plan";
import { own, palletRow } from "../kit/goods";
import type { PartProps } from "../kit/tool";
import { ResultList, ToolAnswer } from "../kit/tool-answer";
import { ToolFields } from "../kit/tool-field";
import { toolIsland } from "../kit/tool-island";
import { type MetrePlan, suffixes } from "./metre-fields";
import { metresText, metreTool } from "./metre-tool";

type MetreViewProps = PartProps<typeof metreTool>;

export const MetreTool = toolIsland(metreTool, {
  className: "tool-answer__grid column",
  Form: ({ reading }) => (
    <div className="js-only">
      <ToolFields className="tool-fields--two" names={["p", "q", "h", "f"]} />
      <ToolFields names={["v"]} />
      {reading.values.p === own && <ToolFields names={["l", "w", "e"]} />}
    </div>
  ),
  View: MetreView,
});

/** Renders the loading metres, whether everything fits, the other fields, and the drawings. */
function MetreView(view: MetreViewProps) {
  const { answer, result } = view;
  const { load } = result;
  return (
    <>
      <ToolAnswer
        heading="metres"
        figure={
          load && (
            <>
              <strong className="kerf">{answer.sum}</strong> <span>ldm</span>
            </>
          )
        }
        hasDrawings={Boolean(load)}
      >
        {load && (
          <>
            <p className={load.fit === "fits" ? "tool-answer__verdict" : "fault"}>{answer.verdict}</p>
            <ResultList />
          </>
        )}
      </ToolAnswer>
      <div className="js-only">
        <ToolFields className="tool-fields--two" names={["m", "r", "g"]} />
        <FurtherKinds {...view} />
      </div>
      {load && <Drawings {...view} load={load} />}
    </>
  );
}

const further = suffixes.slice(1);

/** Renders the fields of further kinds, and a button that adds one. */
function FurtherKinds({ props: { t }, reading, write }: MetreViewProps) {
  const added = useRef<string>(undefined);
  // The button goes with the last kind, so the focus moves to the new kind's first field.
  useEffect(() => {
    if (added.current) document.getElementById(`metre-p${added.current}`)?.focus();
    added.current = undefined;
  });
  const palletAt = (suffix: (typeof suffixes)[number]) => reading.values[`p${suffix}`];
  const next = further.find((suffix) => !palletAt(suffix));
  return (
    <>
      {further.map(
        (suffix, index) =>
          palletAt(suffix) && (
            <fieldset key={suffix}>
              <legend>{t("metres.fields.kind", { number: index + 2 })}</legend>
              <ToolFields
                className="tool-fields--two"
                names={[..."pqhfmr", ...(palletAt(suffix) === own ? "lwe" : "")].map((name) => name + suffix)}
              />
            </fieldset>
          ),
      )}
      {next && (
        <button
          className="text-link"
          type="button"
          onClick={() => {
            added.current = next;
            write({ [`p${next}`]: palletRow.usual });
          }}
        >
          {t("metres.fields.add")}
        </button>
      )}
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
