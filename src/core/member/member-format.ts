import { boolean, type GenericSchema, nullable, number, object, string } from 'valibot';
import { accountType, type Member } from '#protocol/model/member.ts';

const member: GenericSchema<unknown, Member> = object({
  id: string(),
  account: string(),
  nickname: string(),
  type: accountType,
  toUpline: boolean(),
  registeredAt: number(),
  avatar: nullable(string()),
  level: nullable(string()),
  club: nullable(object({ name: string(), type: string() })),
});

/** The member and the address of their picture, as the cache writes them. */
export const shape = object({ member, avatar: nullable(string()) });
