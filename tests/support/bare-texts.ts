import { type ESTree, parseSync, Visitor } from 'vite';

/** Names of what a component gets as elements. A text among them stands in an element where it is made. */
const elementNames = new Set(
  'action after children choice clock content dialog icon link money notes nothing trialLink'.split(
    ' ',
  ),
);

/** Functions that return elements. */
const elementMakers = new Set(['children', 'fieldsOf', 'filter', 'flatMap', 'map']);

/** Components of the macro: their content is a message, whose texts `Texts` puts into elements. */
const messages = /^(Trans|Plural|Select|SelectOrdinal)$/;

const isBlank = (text: string): boolean => text.trim() === '';

/** The last name of an expression, such as `icon` of `channel.icon`. */
function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? nameOf(node.property) : '';
}

/** Returns true for an expression that can be a text, judged by its form and by its name. */
function canBeText(node: ESTree.Node, elements: ReadonlySet<string>): boolean {
  const isText = (part: ESTree.Node): boolean => canBeText(part, elements);
  const { type } = node;
  if (type === 'Literal') return !isBlank(String(node.value ?? ''));
  if (type === 'BinaryExpression') return '+-*/'.includes(node.operator);
  if (type === 'CallExpression') return !elementMakers.has(nameOf(node.callee));
  if (type === 'Identifier' || type === 'MemberExpression') return !elements.has(nameOf(node));
  if (type === 'ChainExpression' || type === 'ParenthesizedExpression')
    return isText(node.expression);
  if (type === 'ConditionalExpression') return isText(node.consequent) || isText(node.alternate);
  if (type === 'LogicalExpression')
    return isText(node.right) || (node.operator !== '&&' && isText(node.left));
  return type === 'TemplateLiteral' || type === 'TaggedTemplateExpression';
}

type Parent = ESTree.JSXElement | ESTree.JSXFragment;

/** Reads the elements of a file, the names of those that are variables, and where its messages are. */
function read(program: ESTree.Program) {
  const parents: Parent[] = [];
  const inMessages: ESTree.Node[] = [];
  const elements = new Set(elementNames);
  const isElement = (node: ESTree.Node | null): boolean =>
    node?.type === 'JSXElement' ||
    (node?.type === 'ConditionalExpression' && isElement(node.consequent));
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && isElement(init)) elements.add(id.name);
    },
    JSXElement(node) {
      const { name } = node.openingElement;
      if (name.type === 'JSXIdentifier' && messages.test(name.name)) inMessages.push(node);
      parents.push(node);
    },
    JSXFragment: (node) => void parents.push(node),
  }).visit(program);
  return { parents, inMessages, elements };
}

/**
 * Finds texts that can change and stand beside other content of an element. When a translator of the browser has taken such
 * a text out of the page, React goes on changing it where nobody sees it, or fails. `<span>{text}</span>` is safe.
 */
export function bareTexts(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return [`${file}: cannot be parsed`];
  const { parents, inMessages, elements } = read(program);
  const isShown = (child: Parent['children'][number]): boolean => {
    if (child.type === 'JSXText') return !isBlank(child.value);
    if (child.type !== 'JSXExpressionContainer') return true;
    const { expression } = child;
    if (expression.type === 'JSXEmptyExpression') return false;
    return expression.type !== 'Literal' || !isBlank(String(expression.value));
  };
  return parents
    .filter(({ start, end }) => !inMessages.some((one) => one.start <= start && end <= one.end))
    .map(({ children }) => children.filter(isShown))
    .filter(({ length }) => length > 1)
    .flat()
    .filter((child) => child.type === 'JSXExpressionContainer')
    .filter(({ expression }) => canBeText(expression, elements))
    .map(({ start, end }) => {
      const line = source.slice(0, start).split('\n').length;
      return `${file}:${line}: ${source.slice(start, end)}`;
    });
}
