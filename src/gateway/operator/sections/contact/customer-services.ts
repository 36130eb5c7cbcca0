import type { Section } from '../section.ts';

/** The channels of customer service, which are a setting. */
export const customerServicesSection: Section = {
  name: 'customer-services',
  area: 'house',
  page: {
    title: 'Customer service',
    group: 'Contact',
    settings: [
      {
        path: 'customerServices',
        unit: 'channels',
        label: 'Channels',
        hint: 'One channel in a line: its type (ZALO, TELEGRAM, FB, AICAN or another one), its title and its address, separated by |. Without a channel, the chat is the customer service.',
      },
    ],
  },
};
