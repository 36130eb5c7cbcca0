import {
  boolean,
  fallback,
  type InferOutput,
  is,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot';

/** A path of this site. An address of another site, such as `//a.example`, is refused. */
const path = pipe(string(), regex(/^\/(?![/\\])/));

const none = object({});

const signIn = object({
  /** The path to open once the player is signed in. */
  next: fallback(optional(path), undefined),
  /** The game at `next` can be tried with play money. */
  trial: fallback(optional(boolean()), undefined),
  /** The login is for keeping favourites. */
  reason: fallback(optional(picklist(['favourites'])), undefined),
});

/**
 * The dialogs that an address can open over any page, and the shape of their parameters. `dialog` and
 * the parameters stand side by side in the search of the address, so one name has one type in all
 * shapes, and no page uses these names for a parameter of its own.
 */
const dialogs = {
  login: signIn,
  forgotPassword: signIn,
  signOut: none,
  trialAccount: signIn,
  underMaintenance: none,
  /** `card` is a category and a vendor, such as `FISH-LAMBAT`. */
  vendorGames: object({ card: string() }),
  /** A guest has opened the agent centre. */
  agentLogin: none,
  askService: none,
  contact: none,
  /** `guide` is the code of a channel; absent for the first one. */
  depositGuide: object({ guide: fallback(optional(string()), undefined) }),
  join: none,
  /** The search of the whole app. */
  search: none,
  sponsors: none,
};

export type DialogName = keyof typeof dialogs;

export type DialogParams<Name extends DialogName> = InferOutput<(typeof dialogs)[Name]>;

/** The parameters as an argument, which is left out where the dialog needs none. */
export type DialogArguments<Name extends DialogName> =
  Partial<DialogParams<Name>> extends DialogParams<Name>
    ? [params?: DialogParams<Name> | undefined]
    : [params: DialogParams<Name>];

type ParamName = { [Name in DialogName]: keyof DialogParams<Name> }[DialogName];

type ParamValue<Param> = {
  [Name in DialogName]: Param extends keyof DialogParams<Name> ? DialogParams<Name>[Param] : never;
}[DialogName];

/** The part of the search that belongs to dialogs. Everything is absent while none is open. */
export type DialogSearch = { dialog?: DialogName | undefined } & {
  [Param in ParamName]?: ParamValue<Param> | undefined;
};

function isDialogName(name: unknown): name is DialogName {
  return is(picklist(Object.keys(dialogs)), name);
}

/** The search parameters of all dialogs, and `dialog` itself. */
export const dialogKeys: readonly string[] = [
  'dialog',
  ...Object.values(dialogs).flatMap(({ entries }) => Object.keys(entries)),
];

/** A search in which no dialog is open. It names every key, to overwrite the keys of an open dialog. */
export const closedDialog: DialogSearch = Object.fromEntries(
  dialogKeys.map((key) => [key, undefined]),
);

/** The search that opens a dialog, without the parameters of any other. */
export function dialogSearch<Name extends DialogName>(
  dialog: Name,
  ...[params]: DialogArguments<Name>
): DialogSearch {
  return { ...closedDialog, ...params, dialog };
}

/** Reads the search of an address. An unknown dialog, or one without a parameter that it needs, is none. */
export function validateDialogSearch(search: Readonly<Record<string, unknown>>): DialogSearch {
  const { dialog } = search;
  if (!isDialogName(dialog)) return closedDialog;
  const { success, output } = safeParse(dialogs[dialog], search);
  return success ? { ...closedDialog, ...output, dialog } : closedDialog;
}
