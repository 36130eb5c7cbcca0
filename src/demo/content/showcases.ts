import type { SeedShowcase } from '#gateway/seed/seed.ts';

/** The showcases of live casinos on the home page, by vendor code. The picture of the dealer is `drawPerson`. */
export const showcases: Readonly<Record<string, SeedShowcase>> = {
  BAYLIVE: {
    title: {
      EN: 'Baccarat by the bay',
      TY: 'Baccarat sa tabing-dagat',
      CN: '海湾边的百家乐',
      TH: 'บาคาร่าริมอ่าว',
    },
    description: {
      EN: 'Baccarat under one warm lamp. Sit down with a small stake, and stay for the view.',
      TY: 'Baccarat sa ilalim ng iisang mainit na ilaw. Umupo sa maliit na taya at namnamin ang tanawin.',
      CN: '一盏暖灯下的百家乐。小注即可入座，坐下来慢慢看海。',
      TH: 'บาคาร่าใต้แสงตะเกียงดวงเดียว นั่งได้ด้วยเดิมพันเล็ก ๆ แล้วอยู่ชมวิวกันยาว ๆ',
    },
  },
  MAHARLIKA: {
    title: {
      EN: 'Roulette in a barong',
      TY: 'Ruletang naka-barong',
      CN: '身着巴隆的轮盘之夜',
      TH: 'รูเล็ตในชุดบารอง',
    },
    description: {
      EN: 'A wooden wheel, an honest ball and a croupier who remembers your name.',
      TY: 'Gulong na kahoy, tapat na bola, at krupyer na tanda ang pangalan mo.',
      CN: '木制转盘，公正的珠子，还有记得您名字的荷官。',
      TH: 'วงล้อไม้แท้ ลูกบอลที่ซื่อตรง และดีลเลอร์ที่จำชื่อคุณได้',
    },
  },
  SAMPAGUITA: {
    title: {
      EN: 'The flower salon',
      TY: 'Ang salon ng sampaguita',
      CN: '茉莉花沙龙',
      TH: 'ซาลอนดอกมะลิ',
    },
    description: {
      EN: 'Small tables, soft music, baccarat dealt slowly. A good room for a first live game.',
      TY: 'Maliliit na mesa, malamyos na musika, baccarat na hindi minamadali. Magandang silid para sa unang live game mo.',
      CN: '小桌、轻音乐，不紧不慢的百家乐。第一次玩真人游戏，从这里开始正好。',
      TH: 'โต๊ะเล็ก ดนตรีเบา ๆ บาคาร่าที่แจกไพ่อย่างใจเย็น เหมาะกับการลองเล่นสดครั้งแรก',
    },
  },
  TERNO: {
    title: {
      EN: 'Dressed for the high tables',
      TY: 'Bihis para sa matataas na mesa',
      CN: '盛装赴贵宾台',
      TH: 'แต่งเต็มยศสู่โต๊ะใหญ่',
    },
    description: {
      EN: 'Butterfly sleeves, two decks and higher limits, every night until sunrise.',
      TY: 'Manggas na paruparo, dalawang baraha at mas mataas na limit, gabi-gabi hanggang sikat ng araw.',
      CN: '蝶袖长裙，两副纸牌，更高限额，夜夜到天明。',
      TH: 'แขนเสื้อทรงผีเสื้อ ไพ่สองสำรับ วงเงินที่สูงกว่า ทุกคืนจนถึงรุ่งสาง',
    },
  },
  KUNDIMAN: {
    title: {
      EN: 'A love song at the dice table',
      TY: 'Kundiman sa mesa ng dice',
      CN: '骰子台边的情歌',
      TH: 'เพลงรักข้างโต๊ะลูกเต๋า',
    },
    description: {
      EN: 'Sic bo with a singer in the corner. The room is being polished and opens again soon.',
      TY: 'Sic bo na may kumakanta sa sulok. Pinakikintab ang silid at magbubukas muli sa lalong madaling panahon.',
      CN: '一边听歌，一边玩骰宝。房间正在翻新，很快重新开放。',
      TH: 'ซิกโบพร้อมนักร้องประจำมุมห้อง กำลังปรับปรุงห้องและจะเปิดอีกครั้งเร็ว ๆ นี้',
    },
  },
};
