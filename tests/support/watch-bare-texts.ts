/**
 * Translators of browsers put each text into an element of theirs and take the text itself out of the page. React goes on
 * changing the text that it knows: nobody sees it, and React fails where it removes such a text or puts something before it.
 * A text is safe when it is all that an element of the page contains, because React then writes into the element.
 */

const isReacts = (node: Node | null): boolean =>
  node !== null && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/**
 * A text that React holds by itself: it stands beside other content, or a component has returned it alone. Blanks are not
 * translated, and a test may render a text without an element.
 */
function isBare(node: unknown): node is Text {
  return (
    node instanceof Text && node.data.trim() !== '' && isReacts(node) && isReacts(node.parentNode)
  );
}

/** The object of the prototype chain that has the property. */
function ownerOf(start: object, name: string): object {
  let owner = start;
  while (!Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner) as object;
  return owner;
}

/** Notes each bare text that React changes, removes, or puts something before. Returns what it has noted since the last call. */
export function watchBareTexts(): () => readonly string[] {
  let noted: string[] = [];
  const note = (change: string, text: Text, parent = text.parentElement) =>
    void noted.push(`${change} “${text.data}” in ${parent?.outerHTML.slice(0, 200) ?? 'nothing'}`);

  const owner = ownerOf(Text.prototype, 'nodeValue');
  const value = Object.getOwnPropertyDescriptor(owner, 'nodeValue') as PropertyDescriptor;
  Object.defineProperty(owner, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (isBare(this)) note('changes', this);
      value.set?.call(this, text);
    },
  });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function (child) {
    if (isBare(child)) note('removes', child);
    return removeChild.call(this, child) as typeof child;
  };
  Node.prototype.insertBefore = function (child, before) {
    if (isBare(before)) note('puts something before', before);
    return insertBefore.call(this, child, before) as typeof child;
  };
  return () => {
    const all = noted;
    noted = [];
    return all;
  };
}
