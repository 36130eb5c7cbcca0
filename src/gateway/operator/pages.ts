import type { Hono } from 'hono';
import { parse, record, string } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import type { HttpEnv } from '../http/request-context.ts';
import { settingsPatch } from '../system/system.ts';
import type { ConsoleNeeds } from './console-needs.ts';
import { parseBody, readBody } from './read-body.ts';
import { menuGroups } from './sections/section.ts';
import { sections } from './sections/sections.ts';
import { changeSettings, settingsChange, settingsForm } from './setting-fields.ts';
import { menu, type Menu, view } from './view.ts';

async function menuOf(needs: ConsoleNeeds): Promise<Menu> {
  const groups: Menu['groups'] = [];
  for (const title of menuGroups) {
    const own: Menu['groups'][number]['sections'] = [];
    for (const { name, page } of sections) {
      if (page?.group !== title) continue;
      own.push({ name, title: page.title, waiting: (await page.waiting?.(needs)) ?? 0 });
    }
    groups.push({ title, sections: own });
  }
  const { clockAheadMs } = await needs.settings.read();
  return { now: needs.settings.clock.now(), ahead: clockAheadMs, groups };
}

/** The settings that sections declare as fields. */
const declared = sections.flatMap(({ page }) => page?.settings ?? []);

/** Adds the menu, the content of each section as data, and the change of settings by the texts of their fields. */
export function addPages(app: Hono<HttpEnv>, needs: ConsoleNeeds): void {
  const { settings } = needs;
  app.get(`${operatorRoot}/pages`, async (context) =>
    context.json(parse(menu, await menuOf(needs))),
  );
  app.get(`${operatorRoot}/pages/:name`, async (context) => {
    const page = sections.find(({ name }) => name === context.req.param('name'))?.page;
    if (page === undefined) return context.json({ error: 'There is no such section' }, 404);
    const fields = page.settings ?? [];
    const blocks = [
      ...((await page.view?.(needs, context.req.query())) ?? []),
      ...(fields.length > 0
        ? [settingsForm(fields, await settings.read(), page.settingsText)]
        : []),
    ];
    return context.json(parse(view, { title: page.title, blocks }));
  });
  app.patch(`${operatorRoot}/setting-fields`, async (context) => {
    const texts = await readBody(context, record(string(), string()));
    const change = settingsChange(declared, await settings.read(), texts);
    await changeSettings(needs, parseBody(settingsPatch, change));
    return context.json({ done: true });
  });
}
