import { type ComponentProps, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Block, leftOf, type Menu, menu, view } from '../view.ts';
import { ActionForm } from './action-form.tsx';
import { goTo, useAddress } from './address.ts';
import { read } from './call.ts';
import { nameOfForm, useDraft } from './draft.ts';
import type { Texts } from './form-values.ts';
import { ActionButton } from './row-buttons.tsx';
import { SectionLink } from './section-link.tsx';
import { CellContent, TableBlock, timeText } from './table-block.tsx';
import { useLoaded } from './use-loaded.ts';

interface BlockProps {
  readonly block: Block;
  readonly section: string;
  readonly query: Texts;
  readonly onDone: (words: string) => void;
}

function FormBlock({ action, onDone }: Omit<ComponentProps<typeof ActionForm>, 'draft'>) {
  return <ActionForm action={action} draft={useDraft(action)} onDone={onDone} />;
}

function BlockContent({ block, section, query, onDone }: BlockProps) {
  switch (block.kind) {
    case 'form':
      // The form for another member or room begins empty.
      return <FormBlock key={nameOfForm(block.action)} action={block.action} onDone={onDone} />;
    case 'buttons':
      return (
        <div className="buttons">
          {block.actions.map((action) => (
            <ActionButton key={action.label} action={action} about="" onDone={onDone} />
          ))}
        </div>
      );
    case 'table':
      return <TableBlock {...{ block, section, query, onDone }} />;
    case 'facts':
      return (
        <>
          <dl>
            {block.facts.map(({ label, cell }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <CellContent cell={cell} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="buttons">
            {block.actions.map((action) => (
              <ActionButton key={action.label} action={action} about="" onDone={onDone} />
            ))}
          </div>
        </>
      );
  }
}

function BlockPanel(props: BlockProps) {
  const id = useId();
  const { title } = props.block;
  const text = 'text' in props.block ? props.block.text : '';
  return (
    <section className="panel" aria-labelledby={title === '' ? undefined : id}>
      {title !== '' && <h2 id={id}>{title}</h2>}
      {text !== '' && <p className="text">{text}</p>}
      <BlockContent {...props} />
    </section>
  );
}

interface SectionProps {
  readonly name: string;
  readonly query: Texts;
  readonly onChanged: () => void;
}

/** The page of a section, loaded again every five seconds and after each change. */
function SectionPage({ name, query, onChanged }: SectionProps) {
  const search = new URLSearchParams(query).toString();
  const load = useCallback(() => read(`pages/${name}?${search}`, view), [name, search]);
  const { value, fault, refresh } = useLoaded(load, leftOf);
  const [words, setWords] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const title = value?.title;
  // A page that was asked for is read from its heading on, also one that a link of the page itself has asked for. Somebody who is at
  // another link already stays there.
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · Operator console`;
    const { activeElement } = document;
    const isAtLink = activeElement?.matches('nav [aria-current="page"], main a') ?? false;
    if (activeElement === document.body || isAtLink) heading.current?.focus();
  }, [title, search]);
  const onDone = (done: string) => {
    setWords(done);
    void refresh();
    onChanged();
  };
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        {title ?? 'Loading …'}
      </h1>
      {fault !== '' && (
        <p className="fault" role="alert">
          {value === null ? fault : `The page is not up to date: ${fault}`}
        </p>
      )}
      {value?.blocks.map((block, at) => (
        <BlockPanel
          key={`${block.kind} ${block.title} ${at}`}
          section={name}
          {...{ block, query, onDone }}
        />
      ))}
      <p role="status" className="status">
        {words}
      </p>
    </main>
  );
}

function MenuList({
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

function MenuSelect({
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

/** The name of the operator with the role, unless they are the same word. */
const operatorText = ({ name, role }: Menu['operator']) =>
  name === role ? name : `${name} (${role})`;

const loadMenu = () => read('pages', menu);

/** The whole page of the console: menu, clock and the section of the address. */
export function ConsolePage() {
  const { value, fault, refresh } = useLoaded(loadMenu);
  const { section: asked, query } = useAddress();
  const groups = value?.groups ?? [];
  const section = asked || (groups[0]?.sections[0]?.name ?? '');
  const clock = value === null ? '' : `${operatorText(value.operator)}, ${timeText(value.now)}`;
  const shift = value !== null && value.ahead > 0 ? ', moved ahead' : '';
  return (
    <>
      <header>
        <p className="brand">Operator console</p>
        <p className="clock">{`${clock}${shift} (Manila)`}</p>
        <MenuSelect {...{ groups, section }} />
      </header>
      <MenuList {...{ groups, section }} />
      {section !== '' && (
        <SectionPage key={section} name={section} query={query} onChanged={() => void refresh()} />
      )}
      {fault !== '' && value === null && <p className="fault">{fault}</p>}
    </>
  );
}
