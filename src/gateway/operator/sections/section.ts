import type { Area } from '../access.ts';
import type { ConsoleNeeds } from '../console-needs.ts';
import type { SectionRoutes } from '../routes.ts';
import type { SettingField } from '../setting-fields.ts';
import type { Block } from '../view.ts';

/** The groups of the menu, in their order. */
export const menuGroups = [
  'Today',
  'Money',
  'Members',
  'Rewards',
  'Content',
  'Contact',
  'Agents',
  'House',
] as const;

/** The operator for whom a page is made. */
export interface PageReader {
  readonly name: string;
  /** A list becomes a file: private facts stay masked in it. */
  readonly isFile: boolean;
  /** Returns whether the role may change things of an area. */
  mayChange(area: Area): boolean;
}

/** The place of a section in the menu, and its content as data. */
interface SectionPage {
  readonly title: string;
  readonly group: (typeof menuGroups)[number];
  /** Settings that the page shows as a form. */
  readonly settings?: readonly SettingField[];
  /** Words above the form of the settings. */
  readonly settingsText?: string;
  /** The number of things that wait for the operator, beside the title in the menu. */
  waiting?(needs: ConsoleNeeds): Promise<number>;
  /**
   * The blocks of the page. `query` has the values of its filters. The console leaves out actions that the role of the reader
   * may not use.
   */
  view?(
    needs: ConsoleNeeds,
    query: Readonly<Record<string, string>>,
    reader: PageReader,
  ): Promise<readonly Block[]>;
}

/** One subject of the console: its page and its routes. */
export interface Section {
  /** Its name in addresses. */
  readonly name: string;
  /** The area of work that the section and its routes belong to: `access.ts` has the roles of each. */
  readonly area: Area;
  /** Absent when the section has routes only. */
  readonly page?: SectionPage;
  /** Adds the routes below `/_operator`. All of them need the token of an operator whose role reaches. */
  addRoutes?(app: SectionRoutes, needs: ConsoleNeeds): void;
}
