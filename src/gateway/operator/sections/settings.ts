import { operatorRoot } from '#protocol/paths.ts';
import { settingsPatch } from '../../system/system.ts';
import { readBody } from '../read-body.ts';
import type { Section } from './section.ts';

const html = `<form id="settings">
<h2>Settings</h2>
<label><input type="checkbox" name="maintenance"> Under maintenance</label>
<label><input type="checkbox" name="regionRestriction"> Visitors are in a restricted region</label>
<label><input type="checkbox" name="captchaOnLogin"> Ask for a captcha at sign-in</label>
<label><input type="checkbox" name="forcedSecondStep"> Ask everybody for a second step</label>
<label><input type="checkbox" name="sessionsStayInNetwork"> End a session that is used in another network than that of its sign-in</label>
<label><input type="checkbox" name="singleWallet"> All games share one wallet</label>
<label>Hours until winnings can be paid to a new bank account <input type="number" name="payoutHoldingHours" min="0" max="2160"></label>
<label>Messages that a member can write in a day <input type="number" name="lettersPerDay" min="0" max="1000"></label>
<label>Rows of the home page in their order, such as new, live, jackpots, provider:HABAGAT, fish, poker, sports, draws <input type="text" name="homeRows"></label>
<label>Hosts of the site, such as play.parola.example; nobody registers from another one; empty: any <input type="text" name="siteDomains"></label>
<label>Wait before each answer, in milliseconds <input type="number" name="latencyMs" min="0" max="60000" step="100"></label>
</form>`;

const script = `import { ask, attempt, keepFresh } from './page.js';

const form = document.querySelector('#settings');

function show(settings) {
  for (const field of form.elements) {
    if (field === document.activeElement) continue;
    if (field.type === 'checkbox') field.checked = settings[field.name];
    else field.value = [settings[field.name]].flat().join(', ');
  }
}

function valueOf({ checked, type, value }) {
  if (type === 'checkbox') return checked;
  return type === 'text' ? value.split(/[\\s,]+/).filter(Boolean) : Number(value);
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('change', ({ target }) => {
  const value = valueOf(target);
  void attempt(async () => show(await ask('PATCH', 'settings', { [target.name]: value })), 'Saved.');
});
keepFresh(async () => show(await ask('GET', 'settings')));
`;

/** Settings of the gateway. */
export const settingsSection: Section = {
  name: 'settings',
  html,
  script,
  addRoutes(app, { settings, runJobs }) {
    app.get(`${operatorRoot}/settings`, async (context) => context.json(await settings.read()));
    app.patch(`${operatorRoot}/settings`, async (context) => {
      const change = await readBody(context, settingsPatch);
      const changed = await settings.patch(change);
      // Money in the wallets of vendors comes back at once.
      if (change.singleWallet) await runJobs();
      return context.json(changed);
    });
  },
};
