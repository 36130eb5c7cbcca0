import { object } from 'valibot';
import { defineCall } from '../call.ts';
import { registerRules } from '../model/rule.ts';
import { whitelabel } from '../model/whitelabel.ts';

/** The operator's rules of the registration form, by the wire's name of the field. */
export const getRegisterRules = defineCall({
  method: 'GET',
  path: '/wps/system/setting/register',
  moduleId: 'REG3',
  request: object({}),
  reply: registerRules,
});

/** The modules of the operator. Gateways whose status has none list them here. */
export const getWhitelabel = defineCall({
  method: 'GET',
  path: '/wps/system/whitelabel',
  request: object({}),
  reply: whitelabel,
});
