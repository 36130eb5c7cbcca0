import { Link, type LinkComponentProps } from '@tanstack/react-router';
import { closedDialog, type DialogName, type DialogParams } from './dialogs.ts';
import { toDialog, useIsOverDialog } from './use-dialog-link.ts';

/** `params` may be left out where each of them may. */
type ParamsProp<Params> = Partial<Params> extends Params ? { params?: Params } : { params: Params };

type DialogProps = {
  [Name in DialogName]: { dialog: Name } & ParamsProp<DialogParams<Name>>;
}[DialogName];

type DialogLinkProps = DialogProps & {
  /** The dialog is a step of the one that holds the link: Back, and closing it, return to that one. */
  isStep?: boolean;
} & Pick<LinkComponentProps, 'aria-label' | 'children' | 'className' | 'ignoreBlocker' | 'title'>;

/** A link that opens a dialog over the page. */
export function DialogLink({ dialog, params, isStep = false, ...rest }: DialogLinkProps) {
  const isOverDialog = useIsOverDialog();
  const opened = { ...closedDialog, ...params, dialog };
  return (
    <Link
      {...rest}
      {...toDialog(opened, isOverDialog && !isStep)}
      state={{ dialogBefore: isOverDialog && isStep }}
    />
  );
}
