import { extendMessages } from '../extend-messages.ts';
import type { Messages } from '../game-messages.ts';

interface FishMessages {
  legend: string;
  choose: string;
  caught: (name: string, amount: string) => string;
  fled: (name: string) => string;
  catches: Record<string, string>;
}

type Own = FishMessages & Pick<Messages, 'spin' | 'begin' | 'how' | 'fair' | 'keys'>;

const english: Own = {
  spin: 'Cast',
  legend: 'What to catch',
  choose: 'Choose something to catch.',
  begin: 'Choose a catch and cast the net.',
  caught: (name, amount) => `${name} caught! You are paid ${amount}.`,
  fled: (name) => `${name} got away. The net came up empty.`,
  how: 'Choose what to catch and cast the net. If the net holds, you are paid as many stakes as the catch shows. If it comes up empty, the stake is gone. The dearer the catch, the more seldom the net holds.',
  fair: 'Every cast is decided by chance before the net comes up. Whatever you cast for, over very many casts 96 % of all stakes is paid back.',
  keys: 'Arrow keys choose, Enter casts.',
  catches: {
    koi: 'Golden koi',
    crab: 'Crab',
    shell: 'Pearl shell',
    octopus: 'Octopus',
    shark: 'Shark',
    crown: 'Lost crown',
    chest: 'Old chest',
    bakunawa: 'Bakunawa',
  },
};

const tagalog: Own = {
  spin: 'Ihagis',
  legend: 'Ano ang huhulihin',
  choose: 'Pumili ng huhulihin.',
  begin: 'Pumili ng huhulihin at ihagis ang lambat.',
  caught: (name, amount) => `Huli! ${name}. Bayad sa iyo: ${amount}.`,
  fled: (name) => `Nakatakas: ${name}. Walang laman ang lambat.`,
  how: 'Pumili ng huhulihin at ihagis ang lambat. Kapag nahuli, babayaran ka ng kasindami ng tayang nakasulat sa huli. Kapag walang laman ang lambat, wala na ang taya. Mas mahal ang huli, mas bihirang mahuli.',
  fair: 'Nagkataon ang bawat hagis at napagpasyahan na bago iangat ang lambat. Anuman ang hulihin mo, sa napakaraming hagis 96 % ng lahat ng taya ang naibabalik.',
  keys: 'Arrow keys para pumili, Enter para ihagis.',
  catches: {
    koi: 'Gintong koi',
    crab: 'Alimango',
    shell: 'Kabibe',
    octopus: 'Pugita',
    shark: 'Pating',
    crown: 'Korona',
    chest: 'Lumang baul',
    bakunawa: 'Bakunawa',
  },
};

const chinese: Own = {
  spin: '撒网',
  legend: '想捕什么',
  choose: '请先选择目标。',
  begin: '选择目标，然后撒网。',
  caught: (name, amount) => `捕到${name}！赔付 ${amount}。`,
  fled: (name) => `${name}逃走了，这一网是空的。`,
  how: '选择目标并撒网。捕到时，按目标上标明的倍数赔付（含投注）；空网则失去投注。目标越贵重，捕到的机会越小。',
  fair: '每一网在收网前已随机判定。无论捕什么，长期来看全部投注的 96 % 会返还玩家。',
  keys: '方向键选择，回车撒网。',
  catches: {
    koi: '金锦鲤',
    crab: '螃蟹',
    shell: '珍珠贝',
    octopus: '章鱼',
    shark: '鲨鱼',
    crown: '沉海王冠',
    chest: '旧宝箱',
    bakunawa: '巴库纳瓦',
  },
};

const thai: Own = {
  spin: 'เหวี่ยงแห',
  legend: 'จะจับอะไร',
  choose: 'เลือกสิ่งที่จะจับก่อน',
  begin: 'เลือกสิ่งที่จะจับ แล้วเหวี่ยงแหได้เลย',
  caught: (name, amount) => `จับ${name}ได้! จ่ายให้คุณ ${amount}`,
  fled: (name) => `${name}หนีไปแล้ว แหว่างเปล่า`,
  how: 'เลือกสิ่งที่จะจับแล้วเหวี่ยงแห ถ้าจับได้จะจ่ายตามจำนวนเท่าที่เขียนไว้ รวมเดิมพันแล้ว ถ้าแหว่างเปล่าจะเสียเดิมพัน ยิ่งมีค่ามากยิ่งจับได้ยาก',
  fair: 'ทุกครั้งสุ่มตัดสินก่อนยกแห ไม่ว่าจะจับอะไร ในระยะยาวจ่ายคืน 96 % ของเดิมพันทั้งหมด',
  keys: 'ปุ่มลูกศรเพื่อเลือก Enter เพื่อเหวี่ยงแห',
  catches: {
    koi: 'ปลาคาร์ปทอง',
    crab: 'ปู',
    shell: 'หอยมุก',
    octopus: 'หมึกยักษ์',
    shark: 'ฉลาม',
    crown: 'มงกุฎ',
    chest: 'หีบเก่า',
    bakunawa: 'บาคูนาวา',
  },
};

/** The messages of the fishing game, by language code. */
export const fishMessages = extendMessages({ EN: english, TY: tagalog, CN: chinese, TH: thai });
