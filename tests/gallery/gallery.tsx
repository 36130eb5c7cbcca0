import { SegmentedControl } from '#web/ui/segmented-control/segmented-control.tsx';
import styles from './gallery.module.css';
import { actions } from './parts/actions.tsx';
import { fields } from './parts/fields.tsx';
import { frames } from './parts/frames.tsx';
import { messages } from './parts/messages.tsx';
import type { Specimens } from './specimens.ts';
import { WithValue } from './with-value.tsx';

/** The parts of the kit, by the names of their folders. */
const parts: Readonly<Record<string, Specimens>> = {
  ...actions,
  ...fields,
  ...messages,
  ...frames,
};

const themes = [
  { value: 'dark', label: 'Dark', icon: 'dark' },
  { value: 'light', label: 'Light', icon: 'light' },
] as const;

/** More states than this are shown close together, such as all icons. */
const fewStates = 15;

function Part({ name, specimens }: { name: string; specimens: Specimens }) {
  const states = Object.entries(specimens);
  return (
    <section className={styles.part} id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{name}</h2>
      <div className={styles.states} data-dense={states.length > fewStates || undefined}>
        {states.map(([state, specimen]) => (
          <figure key={state} className={styles.state}>
            <figcaption>{state}</figcaption>
            <div className={styles.specimen} data-specimen={state}>
              {specimen}
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** Each part of the kit in its states. */
export function Gallery() {
  return (
    <main className={styles.gallery}>
      <h1>The kit</h1>
      <WithValue first="dark">
        {(theme, set) => (
          <SegmentedControl
            label="Theme of the gallery"
            options={themes}
            value={theme}
            onChoose={(next) => {
              set(next);
              document.documentElement.dataset['theme'] = next;
            }}
          />
        )}
      </WithValue>
      {Object.entries(parts)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, specimens]) => (
          <Part key={name} name={name} specimens={specimens} />
        ))}
    </main>
  );
}
