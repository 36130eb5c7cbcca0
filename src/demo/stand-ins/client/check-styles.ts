/** Styles of the check. They use the colour tokens of the page. */
export const styles = `
  dialog {
    box-sizing: border-box;
    inline-size: min(22rem, calc(100vw - 2rem));
    margin: auto;
    padding: 1.5rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--ground-1);
    box-shadow: var(--rim), var(--shadow-3);
    color: var(--ink);
    font: 400 1rem / 1.5 var(--face-text);
  }
  dialog::backdrop { background: var(--veil); backdrop-filter: blur(3px); }
  h2 { margin: 0 3rem 0.5rem 0; font: 700 1.375rem / 1.12 var(--face-display); letter-spacing: -0.015em; }
  p { margin: 0; min-block-size: 3rem; text-wrap: pretty; }
  .note { min-block-size: 0; font-size: 0.875rem; color: var(--ink-faint); }
  .close {
    position: absolute; inset: 0.75rem 0.75rem auto auto;
    inline-size: 2.75rem; block-size: 2.75rem; padding: 0;
    border: 0; border-radius: var(--radius); background: none;
    font: 400 1.75rem / 1 var(--face-text); color: var(--ink-soft); cursor: pointer;
  }
  .close:hover { background: color-mix(in oklab, var(--tide) 14%, transparent); color: var(--ink); }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  .track {
    --way: 0;
    position: relative;
    margin-block: 1rem;
    border: 1px solid var(--line-strong);
    border-radius: 99rem;
    background:
      linear-gradient(90deg, var(--lamp-wash), var(--lamp-wash)) 0 0 / calc(1.75rem + (100% - 3.5rem) * var(--way) / 100) 100% no-repeat,
      var(--ground-0);
    overflow: clip;
  }
  .light {
    position: absolute; inset: 0.375rem 0.375rem 0.375rem auto; inline-size: 2.75rem;
    border: 2px dashed var(--lamp-text); border-radius: 99rem; pointer-events: none;
  }
  [data-passed] .light { border-style: solid; box-shadow: 0 0 2rem 0.5rem var(--lamp); }
  [data-passed] .track { border-color: var(--lamp-text); }
  input {
    display: block; box-sizing: border-box; inline-size: 100%; block-size: 3.5rem;
    margin: 0; padding-inline: 0.375rem; appearance: none; background: none; cursor: grab;
    border-radius: 99rem;
  }
  input:focus-visible { outline-offset: -3px; }
  input:active { cursor: grabbing; }
  input::-webkit-slider-thumb {
    appearance: none; inline-size: 2.75rem; block-size: 2.75rem; border: 0; border-radius: 99rem;
    background: radial-gradient(circle at 40% 35%, var(--on-picture), var(--lamp-bright) 35%, var(--lamp) 70%, var(--lamp-deep));
    box-shadow: 0 0 1.25rem var(--lamp);
  }
  input::-moz-range-thumb {
    inline-size: 2.75rem; block-size: 2.75rem; border: 0; border-radius: 99rem;
    background: radial-gradient(circle at 40% 35%, var(--on-picture), var(--lamp-bright) 35%, var(--lamp) 70%, var(--lamp-deep));
    box-shadow: 0 0 1.25rem var(--lamp);
  }
`;
