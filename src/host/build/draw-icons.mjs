// Draws the brand mark into public/: `node src/host/build/draw-icons.mjs`, after the mark was changed here.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const night = `<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0a1424"/><stop offset=".72" stop-color="#1d3e66"/></linearGradient>
<linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="216" y1="0" x2="600" y2="0"><stop stop-color="#ffdb9a"/><stop offset=".35" stop-color="#ffb648" stop-opacity=".82"/><stop offset="1" stop-color="#ffb648" stop-opacity=".12"/></linearGradient>
<radialGradient id="glow"><stop stop-color="#ffd58a" stop-opacity=".75"/><stop offset="1" stop-color="#ffb648" stop-opacity="0"/></radialGradient>
<linearGradient id="tower" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#c9c3b4"/><stop offset=".45" stop-color="#f6f1e5"/><stop offset="1" stop-color="#fff9ea"/></linearGradient>
<clipPath id="walls"><path d="M176 232h80l26 196H150z"/></clipPath>`;

/** A lighthouse with one warm beam over a night sea, 512 by 512. */
const scene = `<path d="M216 176 660 29v308z" fill="url(#beam)"/>
<circle cx="216" cy="178" r="118" fill="url(#glow)"/>
<path d="M176 232h80l26 196H150z" fill="url(#tower)"/>
<g clip-path="url(#walls)" fill="#ff6b5c"><path d="M140 272h160v42H140zM140 352h160v90H140z"/></g>
<path d="M182 150h68v62h-68z" fill="#ffcf7d"/><path d="M203 150h8v62h-8zm26 0h8v62h-8z" fill="#0a1424" opacity=".55"/>
<path d="M164 210h104v24H164z" fill="#f6f1e5"/><path d="M172 152c4-30 22-46 44-50 22 4 40 20 44 50z" fill="#ff6b5c"/><circle cx="216" cy="98" r="9" fill="#ff6b5c"/>
<path d="M-148 440c100-36 160-38 248-24 70-24 148-22 214 4 100-28 200-26 346 10v160h-808z" fill="#0f2440"/>
<path d="M-132 470q42-26 84 0t84 0 84 0 84 0 84 0 84 0 84 0 84 0 84 0v220h-756z" fill="#0a1424"/>
<path d="M322 440h96m-64 26h118m-174 24h70" stroke="#ffb648" stroke-width="9" stroke-linecap="round" opacity=".8" fill="none"/>`;

/** @param {string} shape @param {string} inside */
const picture = (shape, inside) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${night}<clipPath id="shape">${shape}</clipPath></defs><g clip-path="url(#shape)"><path d="M0 0h512v512H0z" fill="url(#night)"/>${inside}</g></svg>\n`;

const rounded = picture('<rect width="512" height="512" rx="112"/>', scene);
/** A maskable icon: launchers crop it, so the scene is within 80 % of its size. */
const square = picture(
  '<path d="M0 0h512v512H0z"/>',
  `<g transform="translate(62 58) scale(.8)">${scene}</g>`,
);

/** A monochrome icon: the system uses its opacity only and adds a colour. */
const bare = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="216" y1="0" x2="520" y2="0"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></linearGradient></defs><g transform="translate(52 58) scale(.8)" fill="#fff"><path d="M262 162 480 90v180l-218-72z" fill="url(#fade)"/><path d="M182 150h68v54h-68zM164 212h104v20H164zM172 142c4-24 22-40 44-44 22 4 40 20 44 44zM178 240h76l9 62H169zM166 322h100l8 60H158zM155 402h122l5 34H150z"/></g></svg>\n`;

/** Signs of the line family, as `src/web/ui/icon/shapes.ts` draws them. */
const signs = {
  slots:
    'M3.5 5.5h17v13h-17zM9.2 5.5v13M14.8 5.5v13M5.2 9.8h2.3l-1.3 4.4M10.9 9.8h2.3l-1.3 4.4M16.6 9.8h2.3l-1.3 4.4',
  live: 'M12 13.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 20.5c.6-3.2 2.8-4.8 6-4.8s5.4 1.6 6 4.8M5.5 4.5c-2 3.4-2 6.8 0 10M18.5 4.5c2 3.4 2 6.8 0 10',
  promotions:
    'M4 11h16v9.5H4zM3 7.5h18V11H3zM12 7.5v13M12 7.5C10.5 3.2 6 3 6.5 6c.2 1 2 1.5 5.5 1.5zm0 0c1.5-4.3 6-4.5 5.5-1.5-.2 1-2 1.5-5.5 1.5z',
  messages: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
};

/** @param {string} path */
const shortcut = (path) =>
  picture(
    '<circle cx="256" cy="256" r="256"/>',
    `<path d="${path}" transform="translate(112 112) scale(12)" fill="none" stroke="#ffb648" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

const folder = mkdtempSync(join(tmpdir(), 'parola-icons-'));

/** @param {string} svg @param {number} size @param {string} file */
function rasterise(svg, size, file) {
  const page = join(folder, 'icon.html');
  writeFileSync(
    page,
    `<style>body{margin:0}svg{display:block;inline-size:${size}px}</style>${svg}`,
  );
  execFileSync(process.env.CHROME_PATH ?? 'chromium', [
    '--headless',
    '--no-sandbox',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    `--window-size=${size},${size}`,
    `--screenshot=${join('public', file)}`,
    page,
  ]);
}

writeFileSync('public/favicon.svg', rounded);
rasterise(rounded, 192, 'icons/any-192.png');
rasterise(rounded, 512, 'icons/any-512.png');
rasterise(square, 192, 'icons/maskable-192.png');
rasterise(square, 512, 'icons/maskable-512.png');
rasterise(square, 180, 'icons/apple-touch-icon.png');
rasterise(bare, 512, 'icons/monochrome-512.png');
for (const [name, path] of Object.entries(signs)) {
  rasterise(shortcut(path), 96, `icons/shortcut-${name}.png`);
}
rmSync(folder, { recursive: true });
