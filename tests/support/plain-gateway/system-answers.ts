import type { Answers } from './answers.ts';

const on = (modId: string, ...childrenNodes: object[]) => ({ modId, enabled: '1', childrenNodes });
const off = (modId: string) => ({ modId, enabled: '0' });

const whitelabel = [
  on('COMM3', on('REG3', on('USERNAMEREG3')), on('PASS3'), off('CAPTCHA3'), on('LOGINIPVERF3')),
  on('MOBILEVERCODELOGIN3'),
  on('VERIFICATION3'),
  on('GAMELO3', on('GAMELOHOT3'), on('GAMELOREC3'), on('GAMELOFAV3'), on('AGEANNOUNCE3')),
  on('MEMBER3', on('INBOX3'), on('MEMTRANS3'), on('MEMCLUB3'), on('REWCEN3'), on('REFERRAL3')),
  on('PTSYS3'),
  on('FUNDTRANS3'),
  on('DPSTBAS3'),
  on('AGENTPOLICY3', on('SIGNCONDIV3')),
  on('PAYMENTPASS3', on('BINDCARD3'), on('SECQUES3')),
  off('CBS3'),
  off('GEETEST3'),
  on('NEWMODULE9'),
];

const register = {
  username: {
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    patternId: '1',
    minLength: '4',
    maxLength: 15,
    enabled: 1,
    required: 1,
    type: 'text',
  },
  password: {
    acceptedPattern: '^[a-zA-Z0-9]+$',
    patternId: 4,
    minLength: 6,
    maxLength: '12',
    enabled: true,
    required: 'Y',
  },
  email: { acceptedPattern: '*', patternId: 3, enabled: false, required: false },
};

const status = {
  maintenance: false,
  regionRestriction: 0,
  location: { ip: '192.0.2.1', country: 'PH' },
  info: {
    // The last eight characters are the key of a cipher that the app does not read.
    customerService: [{ csType: 'LIVECHAT', title: 'Live chat', path: 'q0J2d1Zt0aY=8charkey' }],
    domainRoute: ['one.example', 'two.example'],
    resources: [
      { resourceType: 'FACEBOOK', url: 'https://social.example/page', labelNameEn: 'Facebook' },
    ],
    whitelabel,
    register,
    imageCDNs: [],
    launchGameCDNs: [],
    mainDomain: 'one.example',
    analytics: {},
    mobileTemplate: {},
    paths: {},
  },
};

const announcement = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  content: `<p>${title}: all that has to be known.</p>`,
  startDate: String(Date.UTC(2026, 0, 1)),
  endDate: Date.UTC(2036, 0, 1),
  noExpiry: 0,
  announcementImages: [],
  ...more,
});

const pictures = [
  { sequence: '2', url: '/media/detail.png' },
  { sequence: '1', url: '/media/list.png' },
];

const announcements = {
  banners: [
    { bannerId: 1, groupName: 'w_home', url: '/media/banner.png', linkageType: '' },
    { bannerId: '2', groupName: 'm_home', url: '/media/banner-m.png', linkageType: 0 },
  ],
  player: [announcement(11, 'Maintenance on Sunday'), announcement(12, 'New payment partner')],
  popup: [],
  promotion: [
    announcement(21, 'Weekly cashback', { noExpiry: '1', announcementImages: pictures }),
    announcement(22, 'Welcome bonus', { promotionType: 'FIRST_DEPOSIT' }),
  ],
};

const help = [
  { tag: 'deposit', title: 'How to deposit', content: '<p>Open the cashier.</p>' },
  { title: 'About us', content: '<p>We are here.</p>' },
  { tag: '', title: 'Responsible play' },
];

const countries = [
  { countryCode: 'PH', countryDialingCode: '63' },
  { countryCode: 'TH', countryDialingCode: 66 },
];

/** A picture of one pixel. */
const captcha =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Status, settings and texts of the operator. */
export const systemAnswers: Answers = {
  'GET /wps/system/status': () => status,
  'GET /wps/system/whitelabel': () => whitelabel,
  'GET /wps/system/setting/register': () => register,
  'GET /wps/system/helpCenter': () => help,
  'GET /wps/system/domainRoute': () => status.info.domainRoute,
  'GET /wps/system/country': () => countries,
  'GET /wps/captcha': () => ({ img: captcha }),
  'GET /wps/relay/MCSFE_getListAnnouncements': () => announcements,
};
