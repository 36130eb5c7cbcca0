import { getDepositGuides as call } from '#protocol/calls/contact/deposit-guides.ts';
import { handle } from '../../http/request-context.ts';
import { listChannels } from '../deposit-channels.ts';
import { depositGuideOf, listDepositGuides } from './deposit-guides.ts';

export const getDepositGuides = handle(call, async (_, context) => {
  const { sql, language } = context;
  const guides = await listDepositGuides(sql);
  const channels = await listChannels(sql);
  return channels.flatMap((channel) => {
    const { code, name } = channel;
    const named = (text: string) => text.replaceAll('{name}', name);
    const steps = depositGuideOf(guides, channel).map(({ title, text, picture }) => ({
      title: named(title[language]),
      content: named(text[language]),
      picture,
    }));
    return steps.length === 0 ? [] : [{ channelCode: code, channelName: name, steps }];
  });
});
