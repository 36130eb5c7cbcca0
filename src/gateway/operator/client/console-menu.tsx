import type { Menu } from '../view.ts';
import { goTo } from './address.ts';
import { SectionLink } from './section-link.tsx';

/** The sections as links, with the number of things that wait. For wide screens. */
export function MenuList({
  groups,
  section,
}: {
  readonly groups: Menu['groups'];
  readonly section: string;
}) {
  return (
    <nav className="menu" aria-label="Sections">
      {groups.map(({ title, sections }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {sections.map((one) => (
              <li key={one.name}>
                <SectionLink section={one.name} isCurrent={one.name === section}>
                  <span>{one.title}</span>
                  {one.waiting > 0 && (
                    <span className="count">
                      <span>{one.waiting}</span>
                      <span className="unseen"> wait</span>
                    </span>
                  )}
                </SectionLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The sections as the choices of one field. For phones. */
export function MenuSelect({
  groups,
  section,
}: {
  readonly groups: Menu['groups'];
  readonly section: string;
}) {
  const textOf = (title: string, waiting: number) =>
    waiting > 0 ? `${title} (${waiting})` : title;
  return (
    <label className="menu-select">
      <span>Section</span>
      <select value={section} onChange={({ target }) => goTo(target.value)}>
        {groups.map(({ title, sections }) => (
          <optgroup key={title} label={title}>
            {sections.map((one) => (
              <option key={one.name} value={one.name}>
                {textOf(one.title, one.waiting)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
