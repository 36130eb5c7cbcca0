import { type RefObject, useEffect, useState } from 'react';
import { proxy, ref } from 'valtio';

type Place = RefObject<HTMLElement | null>;

/** Work in progress, and the element that holds it where leaving that element loses the work. */
interface Work {
  readonly place: Place | null;
}

/** The question that is shown to the player, and the function that takes the answer. */
interface Question {
  readonly answer: (leaves: boolean) => void;
}

const works = new Set<Work>();

/** Work in progress in this tab: a form with input, a game, a payment. Updates and popups wait while `count` is above 0. */
export const unsavedWork = proxy<{ count: number; question: Question | null }>({
  count: 0,
  question: null,
});

function update(): void {
  unsavedWork.count = works.size;
}

function remove(work: Work): void {
  if (works.delete(work)) update();
}

/**
 * Registers work while `holds` is true. With `place` the player is asked before an action removes that
 * element. Without `place` only updates and popups wait. Returns a function that ends the registration
 * at once, for a form that navigates after it was sent.
 */
export function useUnsavedWork(holds: boolean, place: Place | null = null): () => void {
  const [work] = useState<Work>(() => ({ place }));

  useEffect(() => {
    if (!holds) return undefined;
    works.add(work);
    update();
    return () => remove(work);
  }, [holds, work]);

  return () => remove(work);
}

/** Selects the elements that an action removes. */
type Removes = (place: HTMLElement | null) => boolean;

const everything: Removes = () => true;

/** Selects the work in dialogs. */
export const inDialog: Removes = (place) => place !== null && place.closest('dialog') !== null;

function lostWork(removes: Removes): Work[] {
  return [...works].filter(({ place }) => place !== null && removes(place.current));
}

/** Returns true if an action would lose work that the player is asked about. */
export function losesWork(removes: Removes = everything): boolean {
  return lostWork(removes).length > 0;
}

/** Ends registrations, after the player chose to leave the work or where it has no further use. */
export function discardWork(removes: Removes = everything): void {
  lostWork(removes).forEach(remove);
}

/** Asks the player whether to leave the work that an action would lose. Resolves to true where it loses none. A second question replaces the first, which is answered with false. */
export async function confirmLeaving(removes: Removes = everything): Promise<boolean> {
  if (!losesWork(removes)) return true;
  unsavedWork.question?.answer(false);
  const leaves = await new Promise<boolean>((answer) => {
    unsavedWork.question = ref({ answer });
  });
  unsavedWork.question = null;
  if (leaves) discardWork(removes);
  return leaves;
}
