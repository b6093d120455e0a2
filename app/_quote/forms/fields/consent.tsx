import type { UseFormRegisterReturn } from "react-hook-form";

import { FieldError } from "./field-error";
import "./consent.css";

/** The consent as the page describes it; plain JSON. The link to the company register stands inside the sentence. */
export interface ConsentSpec {
  name: string;
  before: string;
  link: string;
  after: string;
  /** What an agent has to know of it: the visitor gives his consent himself. */
  toolText: string;
  /** Address of the company's entry in the register. */
  registry: string;
}

interface ConsentProps {
  spec: ConsentSpec;
  star: boolean;
  newTab: string;
  problem?: string;
  registration: UseFormRegisterReturn;
}

/** The consent to the use of the visitor's data; required. */
export function Consent({ spec, star, newTab, problem, registration }: ConsentProps) {
  const { name, before, link, after, registry, toolText } = spec;
  // React's types do not know the attribute.
  const described = { toolparamdescription: toolText };
  return (
    <div className="consent">
      <input
        {...registration}
        {...described}
        type="checkbox"
        id={name}
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-problem` : undefined}
      />
      <label htmlFor={name}>
        {before}
        <a href={registry} target="_blank" rel="external noopener noreferrer">
          {link}
          <span className="visually-hidden"> ({newTab})</span>
        </a>
        {after}
        {star && <span aria-hidden="true"> *</span>}
      </label>
      {problem && <FieldError id={`${name}-problem`} text={problem} />}
    </div>
  );
}
