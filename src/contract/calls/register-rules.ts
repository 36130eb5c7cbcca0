import { object } from 'valibot';
import { defineCall } from '../call.ts';
import { registerRules } from '../model/rule.ts';

/** The operator's rules of the registration form, by the wire's name of the field. */
export const getRegisterRules = defineCall({
  method: 'GET',
  path: '/wps/system/setting/register',
  moduleId: 'REG3',
  request: object({}),
  reply: registerRules,
});
