/** The address of an authenticator secret (`otpauth://totp/…`) with the name of the brand, as the app of the player lists it. Other texts stay as they are. */
export function withIssuer(uri: string, issuer: string): string {
  const parts = /^otpauth:\/\/totp\/([^?]*)\?(.*)$/.exec(uri);
  if (parts === null) return uri;
  const [, label = '', query] = parts;
  const account = label.split(/:|%3A/i).at(-1) ?? '';
  const values = new URLSearchParams(query);
  values.set('issuer', issuer);
  const name = encodeURIComponent(issuer);
  // Some apps show a plus as it is.
  const text = values.toString().replaceAll('+', '%20');
  return `otpauth://totp/${name}:${account}?${text}`;
}
