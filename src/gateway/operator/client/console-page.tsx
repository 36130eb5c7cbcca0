import {
  type ComponentProps,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Block, leftOf, type Menu, menu, view } from '../view.ts';
import { ActionForm } from './action-form.tsx';
import { useAddress } from './address.ts';
import { read } from './call.ts';
import { MenuList, MenuSelect } from './console-menu.tsx';
import { nameOfForm, useDraft } from './draft.ts';
import type { Texts } from './form-values.ts';
import { ActionButton } from './row-buttons.tsx';
import { CellContent, TableBlock, timeText } from './table-block.tsx';
import { ThemeChoice } from './theme/theme-choice.tsx';
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

const hasNoFocus = () =>
  document.activeElement === null || document.activeElement === document.body;

/** The first element that takes the focus in a part that the page still has. */
function firstIn(part: Element | null | undefined, selector: string): HTMLElement | null {
  if (part === null || part === undefined || !part.isConnected) return null;
  return part.querySelector<HTMLElement>(selector);
}

/**
 * Keeps the keyboard where it was after a change that takes its button away: another button of the row, else the list of the row or
 * a button beside it, else the heading of the page. Call the returned function with the change; `value` is the page that is loaded
 * after it.
 */
function useKeptFocus(value: unknown, heading: RefObject<HTMLElement | null>): () => void {
  const place = useRef<{ readonly row: Element | null; readonly panel: Element | null }>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    place.current = null;
    if (!hasNoFocus()) return;
    const { row, panel } = current;
    const next =
      firstIn(row, 'button') ??
      firstIn(panel, '.frame') ??
      firstIn(panel, 'button, select, input') ??
      heading.current;
    next?.focus();
  }, [value, heading]);
  return useCallback(() => {
    const { activeElement } = document;
    const panel = activeElement?.closest('.panel') ?? null;
    place.current = { row: activeElement?.closest('tr') ?? null, panel };
  }, []);
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
  const [done, setDone] = useState({ text: '', count: 0 });
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
  const keepFocus = useKeptFocus(value, heading);
  const onDone = (text: string) => {
    setDone(({ count }) => ({ text, count: count + 1 }));
    keepFocus();
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
      {/* The same words are read out again after another change, because they are another element. */}
      <p role="status" className="status" data-empty={done.text === ''}>
        <span key={done.count}>{done.text}</span>
      </p>
    </main>
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
        <ThemeChoice />
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
