import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Sql } from '../store/database.ts';
import type { WrittenWords } from '../store/json-column.ts';
import type { BannerTable } from '../store/tables/content-tables.ts';
import { firstSort } from './order-content.ts';

type BannerRow = Selectable<BannerTable>;

/** The link of a banner, as the wire has it. */
type Linkage = Pick<BannerRow, 'linkage_type' | 'linkage_target'>;

/** The part of a banner that the operator writes. Times in epoch milliseconds; `ends_at` is null without an end. */
type Written = Linkage &
  Pick<BannerRow, 'picture' | 'starts_at' | 'ends_at'> & { readonly titles: WrittenWords };

const promotionPage = '/promotions/detail?id=';
const gamePage = '/seamless?node=';

/** The address that a banner leads to: a path of the app, or an address of another site. Empty without one. */
export function addressOfLinkage({ linkage_type: kind, linkage_target: target }: Linkage): string {
  if (kind === 'PROMOTION') return promotionPage + encodeURIComponent(target);
  return kind === 'GAME' ? gamePage + target : target;
}

/** The link of a banner that leads to a path of the app, or to an address of another site. Empty: to nothing. */
export function linkageOf(address: string): Linkage {
  const [, promotion] = /^\/promotions\/detail\?id=([\w-]+)$/.exec(address) ?? [];
  if (promotion !== undefined) return { linkage_type: 'PROMOTION', linkage_target: promotion };
  const [, game] = /^\/seamless\?node=(\d{1,15})$/.exec(address) ?? [];
  if (game !== undefined) return { linkage_type: 'GAME', linkage_target: game };
  if (address === '') return { linkage_type: '', linkage_target: '' };
  return { linkage_type: address.startsWith('/') ? 'PAGE' : 'URL', linkage_target: address };
}

/** True for a link to a promotion or a game that the store does not have. */
export async function isDeadLinkage(
  sql: Sql,
  { linkage_type: kind, linkage_target: target }: Linkage,
): Promise<boolean> {
  if (kind === 'PROMOTION') {
    const promotion = sql.selectFrom('announcement').select('id').where('type', '=', 'PR');
    return (await promotion.where('id', '=', target).executeTakeFirst()) === undefined;
  }
  if (kind !== 'GAME') return false;
  // Numbers of games are whole numbers of 32 bits.
  if (Number(target) > 2_147_483_647) return true;
  const game = sql.selectFrom('game').select('node_id').where('node_id', '=', Number(target));
  return (await game.executeTakeFirst()) === undefined;
}

/** The banners of a group in their order. */
export function listBanners(sql: Sql, group: string): Promise<BannerRow[]> {
  const own = sql.selectFrom('banner').selectAll().where('group_name', '=', group);
  return own.orderBy('sort').orderBy('id').limit(200).execute();
}

/** Finds a banner. Undefined when there is none. */
export function findBanner(sql: Sql, id: string): Promise<BannerRow | undefined> {
  return sql.selectFrom('banner').selectAll().where('id', '=', id).executeTakeFirst();
}

const columnsOf = ({ titles, ...rest }: Written) => ({ ...rest, titles: JSON.stringify(titles) });

/** Adds a banner before all others of its group and returns its id. Call inside a transaction. */
export async function addBanner(sql: Sql, group: string, written: Written): Promise<string> {
  const id = uuid();
  const sort = await firstSort(sql, 'banner', group);
  await sql
    .insertInto('banner')
    .values({ id, group_name: group, sort, ...columnsOf(written) })
    .execute();
  return id;
}

/** Replaces what the operator has written. Its group and its place stay. */
export async function changeBanner(sql: Sql, id: string, written: Written): Promise<void> {
  await sql.updateTable('banner').set(columnsOf(written)).where('id', '=', id).execute();
}

/** Removes a banner. False when there is none. */
export async function removeBanner(sql: Sql, id: string): Promise<boolean> {
  const removed = await sql.deleteFrom('banner').where('id', '=', id).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** True while a banner or an announcement shows a picture. */
export async function isPictureInUse(sql: Sql, address: string): Promise<boolean> {
  const banner = sql.selectFrom('banner').select('id').where('picture', '=', address).limit(1);
  const announcement = sql
    .selectFrom('announcement')
    .select('id')
    .where((of) =>
      of.or([
        of(of.cast<string>('pictures', 'text'), 'like', `%"${address}"%`),
        of(of.cast<string>('contents', 'text'), 'like', `%${address}%`),
      ]),
    )
    .limit(1);
  return [await banner.executeTakeFirst(), await announcement.executeTakeFirst()].some(Boolean);
}
