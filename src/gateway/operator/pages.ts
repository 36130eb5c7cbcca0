import type { Context, Hono } from 'hono';
import { parse, record, string } from 'valibot';
import { operatorRoot } from '#protocol/paths.ts';
import { asOperator } from '../audit/audit.ts';
import type { HttpEnv } from '../http/request-context.ts';
import { settingsPatch } from '../system/system.ts';
import { type Area, changersOf, type Operator, type OperatorRole, readersOf } from './access.ts';
import { requireRole } from './access.ts';
import type { ConsoleNeeds } from './console-needs.ts';
import { parseBody, readBody } from './read-body.ts';
import type { RouteTable } from './routes.ts';
import { saveTable } from './save-table.ts';
import { menuGroups, type Section } from './sections/section.ts';
import { sections } from './sections/sections.ts';
import { changeSettings, settingsChange, settingsFacts, settingsForm } from './setting-fields.ts';
import { type Action, type Block, menu, type Menu, view } from './view.ts';

/** The roles that see the page of a section: those that read its area or change something in it. */
export function rolesOf({ name, area }: Section, { list }: RouteTable): readonly OperatorRole[] {
  const changes = list.filter(({ section, method }) => section === name && method !== 'GET');
  return [...new Set([...readersOf(area), ...changes.flatMap(({ roles }) => roles)])];
}

async function menuOf(needs: ConsoleNeeds, routes: RouteTable, operator: Operator): Promise<Menu> {
  const groups: Menu['groups'] = [];
  for (const title of menuGroups) {
    const own: Menu['groups'][number]['sections'] = [];
    for (const section of sections) {
      const { name, page } = section;
      if (page?.group !== title || !rolesOf(section, routes).includes(operator.role)) continue;
      own.push({ name, title: page.title, waiting: (await page.waiting?.(needs)) ?? 0 });
    }
    if (own.length > 0) groups.push({ title, sections: own });
  }
  const { clockAheadMs } = await needs.settings.read();
  return { now: needs.settings.clock.now(), ahead: clockAheadMs, operator, groups };
}

/** A block without the actions that a role may not use. Null when nothing is left of it. */
function blockFor(block: Block, may: (action: Action) => boolean): Block | null {
  switch (block.kind) {
    case 'form':
      return may(block.action) ? block : null;
    case 'buttons': {
      const actions = block.actions.filter(may);
      return actions.length > 0 ? { ...block, actions } : null;
    }
    case 'facts':
      return { ...block, actions: block.actions.filter(may) };
    case 'table': {
      const rows = block.rows.map((one) => ({ ...one, actions: one.actions.filter(may) }));
      return { ...block, rows };
    }
  }
}

/** The settings that sections declare as fields. */
const declared = sections.flatMap(({ page }) => page?.settings ?? []);

/** The settings of a section: a form for those who may change them, else their values. */
async function settingsBlocks({ page }: Section, { settings }: ConsoleNeeds, isForm: boolean) {
  const fields = page?.settings ?? [];
  if (fields.length === 0) return [];
  const values = await settings.read();
  return [
    isForm ? settingsForm(fields, values, page?.settingsText) : settingsFacts(fields, values),
  ];
}

const noSection = { error: 'There is no such section' };

/** The content of a section as the operator of a request sees it. Null for an unknown one. Throws a Forbidden. */
async function pageFor(
  needs: ConsoleNeeds,
  routes: RouteTable,
  context: Context<HttpEnv, `${string}/:name${string}`>,
  isFile: boolean,
) {
  const section = sections.find(({ name }) => name === context.req.param('name'));
  const page = section?.page;
  if (section === undefined || page === undefined) return null;
  const operator = context.get('operator');
  requireRole(operator, rolesOf(section, routes));
  const mayChange = (area: Area) => changersOf(area).includes(operator.role);
  const reader = { name: operator.name, isFile, mayChange };
  const may = ({ method, path }: Action) =>
    routes.may(operator.role, method, `${operatorRoot}/${path}`);
  const all = [
    ...((await page.view?.(needs, context.req.query(), reader)) ?? []),
    ...(await settingsBlocks(section, needs, mayChange('house'))),
  ];
  const blocks = all.map((block) => blockFor(block, may)).filter((block) => block !== null);
  return { title: page.title, blocks };
}

/** Adds the menu, the content of each section as data, its lists as files, and the change of settings by the texts of their fields. */
export function addPages(app: Hono<HttpEnv>, needs: ConsoleNeeds, routes: RouteTable): void {
  const { settings } = needs;
  app.get(`${operatorRoot}/pages`, async (context) =>
    context.json(parse(menu, await menuOf(needs, routes, context.get('operator')))),
  );
  app.get(`${operatorRoot}/pages/:name`, async (context) => {
    const { name } = context.get('operator');
    const page = await asOperator(name, () => pageFor(needs, routes, context, false));
    if (page === null) return context.json(noSection, 404);
    return context.json(parse(view, page));
  });
  app.get(`${operatorRoot}/pages/:name/csv/:list`, async (context) => {
    const page = await pageFor(needs, routes, context, true);
    if (page === null) return context.json(noSection, 404);
    const { name: section, list } = context.req.param();
    const wanted = { section, list, query: context.req.query() };
    const { name } = context.get('operator');
    return asOperator(name, () => saveTable(needs, page.blocks, wanted));
  });
  routes
    .of({ name: 'settings', area: 'house' })
    .with({ audit: 'inside' })
    .patch(`${operatorRoot}/setting-fields`, async (context) => {
      const texts = await readBody(context, record(string(), string()));
      const change = settingsChange(declared, await settings.read(), texts);
      await changeSettings(needs, parseBody(settingsPatch, change));
      return context.json({ done: true });
    });
}
