import { object, record, string } from 'valibot';
import { defineCall } from '../call.ts';
import { fieldRule } from '../model/rule.ts';

/** The operator's rules of the registration form, by the wire's name of the field. */
export const getRegisterRules = defineCall({
  method: 'GET',
  path: '/wps/system/setting/register',
  moduleId: 'REG3',
  request: object({}),
  reply: record(string(), fieldRule),
});
