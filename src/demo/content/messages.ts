import type { SeedMessage } from '#gateway/seed/seed.ts';

const players = ['juan', 'ed', 'dina', 'iggy'];
const agents = ['ana', 'luis', 'aida', 'alma'];

/** The inbox messages of the demo accounts. */
export const messages: readonly SeedMessage[] = [
  {
    to: [...players, ...agents, 'nena'],
    sender: 'merchant',
    title: {
      EN: 'Welcome to the harbour',
      TY: 'Maligayang pagdating sa daungan',
      CN: '欢迎来到港湾',
      TH: 'ยินดีต้อนรับสู่ท่าเรือ',
    },
    content: {
      EN: 'This is where we write to you: what was paid, what was changed, and what is worth knowing. Nobody of ours ever asks for your password.',
      TY: 'Dito ka namin susulatan: ano ang naibayad, ano ang nabago, at ano ang dapat mong malaman. Walang sinuman sa amin ang hihingi ng password mo.',
      CN: '我们会在这里给您写信：派彩、变更以及值得了解的事。我们的任何人都不会向您索要密码。',
      TH: 'เราจะเขียนถึงคุณที่นี่ ทั้งยอดที่จ่าย สิ่งที่เปลี่ยน และเรื่องที่ควรรู้ ไม่มีใครในทีมเราขอรหัสผ่านของคุณ',
    },
    hoursAgo: 72,
    read: true,
  },
  {
    to: players,
    sender: 'merchant',
    title: {
      EN: 'Your rebate can be claimed',
      TY: 'Puwede nang i-claim ang rebate mo',
      CN: '您的返水可领取',
      TH: 'เงินคืนของคุณรับได้แล้ว',
    },
    content: {
      EN: 'Your stakes have earned a rebate. Claim it under Rebate, which shows how it is reckoned for each kind of game.',
      TY: 'May rebate ang mga taya mo. I-claim ito sa Rebate, kung saan makikita ang kuwenta sa bawat uri ng laro.',
      CN: '您的投注已获返水。请在“返水”页领取，该页列出各类游戏的计算方式。',
      TH: 'ยอดเดิมพันของคุณได้เงินคืน รับได้ที่หน้าเงินคืน ซึ่งแสดงวิธีคำนวณของเกมแต่ละประเภท',
    },
    hoursAgo: 20,
    read: false,
  },
  {
    to: ['juan'],
    sender: 'upline',
    title: {
      EN: 'A seat at Friday’s tournament',
      TY: 'May upuan ka sa torneo sa Biyernes',
      CN: '周五锦标赛为您留了席位',
      TH: 'ที่นั่งในทัวร์นาเมนต์วันศุกร์',
    },
    content: {
      EN: 'I have kept you a seat at the slot tournament on Friday evening. Say by Thursday whether you come. — Ana',
      TY: 'Nagtabi ako ng upuan para sa iyo sa slot tournament sa Biyernes ng gabi. Sabihan mo ako bago mag-Huwebes kung dadalo ka. — Ana',
      CN: '周五晚上的老虎机锦标赛我给您留了一个席位，请在周四前告诉我是否参加。— Ana',
      TH: 'ฉันจองที่นั่งทัวร์นาเมนต์สล็อตคืนวันศุกร์ไว้ให้แล้ว บอกฉันภายในวันพฤหัสว่าจะมาไหม — Ana',
    },
    hoursAgo: 5,
    read: false,
  },
  {
    to: agents,
    sender: 'merchant',
    title: {
      EN: 'Contracts for the new half-month',
      TY: 'Mga kontrata para sa bagong kalahating buwan',
      CN: '新的半月合约',
      TH: 'สัญญาสำหรับครึ่งเดือนใหม่',
    },
    content: {
      EN: 'New terms are offered from above and below. Please read them calmly: what you accept holds from the next period on.',
      TY: 'May mga bagong terminong inaalok mula sa itaas at ibaba. Basahin nang mabuti: ang tatanggapin mo ay magkakabisa sa susunod na panahon.',
      CN: '上级与下级提出了新的条款。请仔细阅读：您接受的条款将从下一周期起生效。',
      TH: 'มีข้อเสนอใหม่จากสายบนและสายล่าง โปรดอ่านให้ดี สิ่งที่คุณยอมรับจะมีผลตั้งแต่รอบถัดไป',
    },
    hoursAgo: 26,
    read: false,
  },
  {
    to: ['ana'],
    sender: 'agent_downline',
    title: {
      EN: 'About the hourly salary',
      TY: 'Tungkol sa sahod kada oras',
      CN: '关于时薪',
      TH: 'เรื่องเงินเดือนรายชั่วโมง',
    },
    content: {
      EN: 'I would like to end it and stay with the dividend. I have sent you the request. — Luis',
      TY: 'Gusto ko na sana itong itigil at manatili na lang sa dibidendo. Naipadala ko na sa iyo ang request. — Luis',
      CN: '我想终止时薪，只保留分红。申请已发给您。— Luis',
      TH: 'ฉันอยากยกเลิกอันนี้และรับแค่เงินปันผล ส่งคำขอให้แล้วนะ — Luis',
    },
    hoursAgo: 3,
    read: false,
  },
  {
    to: ['luis'],
    sender: 'upline',
    title: {
      EN: 'Good numbers this week',
      TY: 'Maganda ang takbo ngayong linggo',
      CN: '本周成绩不错',
      TH: 'สัปดาห์นี้ทำได้ดี',
    },
    content: {
      EN: 'Your team did well. I have offered you a daily salary on top of the dividend. — Ana',
      TY: 'Mahusay ang team mo. Nag-alok ako sa iyo ng sahod kada araw bukod pa sa dibidendo. — Ana',
      CN: '您的团队表现很好。除分红外，我向您提出了日薪合约。— Ana',
      TH: 'ทีมคุณทำได้ดี ฉันเสนอเงินเดือนรายวันให้เพิ่มจากเงินปันผล — Ana',
    },
    hoursAgo: 2,
    read: false,
  },
];
