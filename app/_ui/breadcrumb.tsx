import "./breadcrumb.css";

interface BreadcrumbProps {
  /** Accessible name of the trail. */
  label: string;
  /** The pages above this one, the home page first. */
  links: readonly { href: string; text: string }[];
  /** What this page is called in the trail. */
  current: string;
}

/** Where a page lies, as a trail of links down from the home page. The marks between them are drawn, not read. */
export function Breadcrumb({ label, links, current }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
