/** CSS of the console's page. */
export const styles = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: color-mix(in srgb, CanvasText 18%, Canvas); --soft: color-mix(in srgb, CanvasText 6%, Canvas); --main: light-dark(#0a5c7a, #7fd0ea); }
body { margin: 0; overflow-wrap: break-word; }
main { max-width: 80rem; margin: 1rem auto; padding: 0 1rem 5rem; }
h1 { margin-block: 0.5rem; }
form, section { margin-block: 2rem; }
main > :is(form, section) { padding: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; min-width: 0; }
section form { margin-block: 0.5rem; }
h2 { margin: 0 0 0.5rem; font-size: 1.25rem; scroll-margin-block-start: 1rem; }
label { display: block; padding: 0.4rem 0; }
input, select, textarea { font: inherit; max-width: 100%; box-sizing: border-box; padding: 0.45rem 0.6rem; border: 1px solid var(--line); border-radius: 0.4rem; background: Canvas; color: CanvasText; }
input[type='checkbox'], input[type='radio'] { inline-size: 1.15rem; block-size: 1.15rem; vertical-align: text-bottom; accent-color: var(--main); }
input[type='number'] { width: 7rem; }
input:is([type='text'], [type='search']) { width: min(100%, 28rem); }
nav { display: flex; gap: 0.25rem; overflow-x: auto; padding-block: 0.5rem; }
nav button { flex: none; margin: 0; border-radius: 1rem; padding: 0.35rem 0.8rem; }
button { font: inherit; min-block-size: 2.5rem; padding: 0.4rem 0.9rem; margin: 0 0.4rem 0.4rem 0; border: 1px solid var(--line); border-radius: 0.4rem; background: var(--soft); color: CanvasText; cursor: pointer; }
button:hover { border-color: var(--main); }
button[type='submit'], form button:not([type]) { background: var(--main); border-color: var(--main); color: Canvas; }
:focus-visible { outline: 2px solid var(--main); outline-offset: 2px; }
ol { padding: 0; list-style: none; }
li { padding: 0.5rem 0; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
table { border-collapse: collapse; display: block; overflow-x: auto; max-width: 100%; }
th, td { padding: 0.4rem 0.75rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
th { font-size: 0.875rem; white-space: nowrap; background: var(--soft); }
td { min-width: 4rem; max-width: 24rem; }
td.short { white-space: nowrap; }
td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
tbody:empty::after { content: 'Nothing here'; display: block; padding: 0.75rem; opacity: 0.7; }
dialog { box-sizing: border-box; width: min(32rem, calc(100vw - 2rem)); padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: Canvas; color: CanvasText; }
dialog form { margin: 0; }
dialog p { margin-block-start: 0; }
dialog label :is(input, select, textarea) { display: block; width: 100%; margin-block-start: 0.25rem; }
dialog button { margin-block-start: 0.75rem; }
dialog::backdrop { background: rgb(0 0 0 / 50%); }
#status { position: fixed; inset-block-end: 0; inset-inline: 0; margin: 0; padding: 0.75rem 1rem; background: Canvas; border-block-start: 1px solid var(--line); }
#proofs { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
#proofs figure { flex: 1 1 0; min-width: 8rem; margin: 0; overflow-wrap: anywhere; }
#proofs img { max-width: 100%; }
#status:empty { display: none; }
`;
