import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Action, Look } from '../view.ts';
import { ActionForm } from './action-form.tsx';
import { useDraft } from './draft.ts';
import { pictureAddress } from './call.ts';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog over the page, open from its first paint. The browser gives the focus back when it closes, while the dialog is still part
 * of the page: so it closes in a layout effect.
 */
function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onCancel={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

interface ActionButtonProps {
  readonly action: Action;
  /** The subject of the action, for names of buttons that are the same in each row. */
  readonly about: string;
  readonly onDone: (words: string) => void;
}

/** A button that asks in a dialog before its request. */
export function ActionButton({ action, about, onDone }: ActionButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const draft = useDraft(action);
  const { label, question } = action;
  return (
    <>
      <button
        type="button"
        aria-label={about === '' ? undefined : `${label}, ${about}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <Modal title={question === '' ? `${label}?` : question} onClose={() => setOpen(false)}>
          <ActionForm
            action={action}
            draft={draft}
            onDone={(words) => {
              setOpen(false);
              onDone(words);
            }}
          >
            <button type="button" onClick={() => setOpen(false)}>
              Back
            </button>
          </ActionForm>
        </Modal>
      )}
    </>
  );
}

function Picture({ id, caption }: { readonly id: string; readonly caption: string }) {
  const [source, setSource] = useState('');
  const [fault, setFault] = useState('');
  useEffect(() => {
    let address = '';
    let isGone = false;
    pictureAddress(id).then(
      (loaded) => {
        address = loaded;
        if (isGone) URL.revokeObjectURL(loaded);
        else setSource(loaded);
      },
      () => setFault('The picture cannot be loaded.'),
    );
    return () => {
      isGone = true;
      URL.revokeObjectURL(address);
    };
  }, [id]);
  if (source !== '') return <img src={source} alt={caption} />;
  return <p>{fault === '' ? 'Loading …' : fault}</p>;
}

/** A button that shows pictures side by side. */
export function LookButton({ look, about }: { readonly look: Look; readonly about: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label={`${look.label}, ${about}`} onClick={() => setOpen(true)}>
        {look.label}
      </button>
      {isOpen && (
        <Modal title={look.label} onClose={() => setOpen(false)}>
          <div className="figures">
            {look.figures.map(({ caption, pictures }) => (
              <figure key={caption}>
                <figcaption>{caption}</figcaption>
                {pictures.map((id) => (
                  <Picture key={id} id={id} caption={caption} />
                ))}
              </figure>
            ))}
          </div>
          <button type="button" onClick={() => setOpen(false)}>
            Back
          </button>
        </Modal>
      )}
    </>
  );
}
