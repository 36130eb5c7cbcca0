import type { Generated } from 'kysely';
import type { PointItemKind } from '#protocol/vocabulary/point-item-kind.ts';
import type { RedemptionState, RedemptionType } from '#protocol/vocabulary/redemption.ts';
import type { Words } from '../json-column.ts';

/** Items of the points mall. Amounts in centavos. */
export interface PointItemTable {
  code: string;
  kind: PointItemKind;
  sort: number;
  names: Words<string>;
  descriptions: Words<string>;
  /** Price of one piece: points, and the money that is paid with them. */
  points: number;
  amount: number;
  /** Money that one piece puts into the balance. */
  pays: number;
  /** Pieces left. Null: without a limit. */
  stock: number | null;
  /** Pieces of one redemption. */
  most: number;
  /** It needs a receiving address and a mobile number. */
  is_sent: boolean;
  enabled: Generated<boolean>;
}

/** From `least` points on, 100 points are worth `rate` centavos. */
interface PointExchangeTable {
  least: number;
  rate: number;
}

/** Redemptions, and points that were converted to money. Amounts in centavos. */
export interface RedemptionTable {
  id: string;
  member_id: string;
  /** UUID of the client. Unique for each member. */
  key: string;
  type: RedemptionType;
  /** Null for points that were converted to money. */
  item_code: string | null;
  /** Names of the item at the time. */
  names: Words<string>;
  quantity: number;
  points: number;
  amount: number;
  /** Money that the redemption puts into the balance. */
  pays: number;
  /** Username of the account that pays and is paid. */
  account: string;
  /** Encrypted JSON of the receiving address and the mobile number. Null for an item that is not sent. */
  delivery: string | null;
  remark: string;
  state: RedemptionState;
  reason: Generated<string>;
  courier: string | null;
  tracking: string | null;
  /**
   * The change of the member's points, and the points after it. Rows that were rejected by older versions have the points of the
   * return: read `pointsOfRedemptions`.
   */
  change: number;
  balance: number;
  created_at: number;
  changed_at: number;
}

/** The address book of a member. */
interface PointAddressTable {
  id: string;
  member_id: string;
  /** Encrypted JSON of the address and the mobile number. */
  delivery: string;
  used_at: number;
}

/** The tables of the points mall. */
export interface MallTables {
  point_item: PointItemTable;
  point_exchange: PointExchangeTable;
  redemption: RedemptionTable;
  point_address: PointAddressTable;
}
