import { Link, type LinkComponentProps } from '@tanstack/react-router';
import { closedDialog, type DialogName, type DialogParams } from './dialogs.ts';
import { toDialog, useIsOverDialog } from './use-dialog.ts';

/** `params` may be left out where each of them may. */
type ParamsProp<Params> = Partial<Params> extends Params ? { params?: Params } : { params: Params };

type DialogProps = {
  [Name in DialogName]: { dialog: Name } & ParamsProp<DialogParams<Name>>;
}[DialogName];

type DialogLinkProps = DialogProps &
  Pick<LinkComponentProps, 'aria-label' | 'children' | 'className' | 'ignoreBlocker' | 'title'>;

/** A link that opens a dialog over the page. */
export function DialogLink({ dialog, params, ...rest }: DialogLinkProps) {
  const isOverDialog = useIsOverDialog();
  return <Link {...rest} {...toDialog({ ...closedDialog, ...params, dialog }, isOverDialog)} />;
}
