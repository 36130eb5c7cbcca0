import { operatorRoot } from '#protocol/paths.ts';
import { sections } from './sections/sections.ts';

const scripts = sections
  .filter(({ script }) => script !== undefined)
  .map(({ name }) => `<script type="module" src="${operatorRoot}/${name}.js"></script>`);

/** HTML of the console's page. */
export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Operator console</title>
<link rel="stylesheet" href="${operatorRoot}/page.css">
${scripts.join('\n')}
</head>
<body>
<main>
<h1>Operator console</h1>
<p>Settings and data of the embedded gateway. Only this computer can open this page, with the address that the server printed at its start. Times are Manila time. A list stands still while the pointer or the focus is in it.</p>
<nav aria-label="Sections"></nav>
${sections.map(({ html }) => html ?? '').join('\n')}
<p role="status" id="status"></p>
</main>
</body>
</html>
`;
