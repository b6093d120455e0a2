"use client";
import { MixedPlan, MixedSide } from "../../_load/drawing/mixed-plan";
import { FurtherKinds } from "../kit/further-kinds";
import { own } from "../kit/goods-rows";
import type { PartProps } from "../kit/tool";
import { ResultList, ToolAnswer } from "../kit/tool-answer";
import { ToolFields } from "../kit/tool-field";
import { toolIsland } from "../kit/tool-island";
import { type metreFields, metreKinds } from "./metre-fields";
import type { MetrePlan } from "./metre-plan";
import { metresText, metreTool } from "./metre-tool";

type Table = typeof metreFields;

const ownNames = ["length", "depth", "deck"] as const;

const metreNames = ["pallet", "pieces", "height", "stackLimit", "vehicle"] as const;

type MetreViewProps = PartProps<typeof metreTool>;

export const MetreTool = toolIsland(metreTool, {
  className: "tool-answer__grid column",
  Form: ({ reading }) => (
    <div className="js-only">
      <ToolFields<Table> className="tool-fields--two" names={metreNames} />
      {reading.values.pallet === own && <ToolFields<Table> className="tool-fields--sides" names={ownNames} />}
    </div>
  ),
  View: MetreView,
});

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
        <ToolFields<Table> className="tool-fields--two" names={["mass", "turns", "play"]} />
        <FurtherKinds
          t={view.props.t}
          kinds={metreKinds}
          namesOf={(pallet) => [
            "pallet",
            "pieces",
            "height",
            "stackLimit",
            "mass",
            "turns",
            ...(pallet === own ? ownNames : []),
          ]}
        />
      </div>
      {load && <Drawings {...view} load={load} />}
    </>
  );
}

interface DrawingsProps extends MetreViewProps {
  load: NonNullable<MetrePlan["load"]>;
}

function Drawings({ props: { t }, result: { vehicle }, answer, load }: DrawingsProps) {
  const { kinds } = answer;
  const alt = { vehicle: answer.vehicle, kinds: kinds.map(({ amount }) => amount).join("; ") };
  const [whole, ...lengths] = [vehicle.length, ...load.reach].map((mm) => metresText(t.region, mm / 1000));
  const figures = lengths.map((taken) => t("load.mixed.taken", { taken, whole: whole ?? "" }));
  const drawn = { vehicle, load, kinds };
  return (
    <figure className="column">
      <MixedPlan {...drawn} lengths={figures} label={t("metres.result.topAlt", alt)} />
      <MixedSide {...drawn} label={t("metres.result.sideAlt", alt)} />
    </figure>
  );
}
