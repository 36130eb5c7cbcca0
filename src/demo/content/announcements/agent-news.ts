import { agentNews as news } from './announcement.ts';

/** Announcements for agents. */
export const agentNews = [
  news(
    401,
    {
      EN: 'Your agent centre is open',
      TY: 'Bukas na ang agent centre mo',
      CN: '您的代理中心已开放',
      TH: 'ศูนย์ตัวแทนของคุณเปิดแล้ว',
    },
    {
      EN: '<p>Add accounts, share invitation links and send money to your downlines here. <strong>Every change is listed under Changes</strong>, with its time.</p>',
      TY: '<p>Magdagdag ng account, magbahagi ng invitation link at magpadala ng pera sa iyong mga downline dito. <strong>Nakalista ang bawat pagbabago sa Mga pagbabago</strong>, kasama ang oras.</p>',
      CN: '<p>您可以在这里新增账户、分享邀请链接、向下级转账。<strong>每一项更改都列在“更改记录”中</strong>，并注明时间。</p>',
      TH: '<p>เพิ่มบัญชี แชร์ลิงก์เชิญ และโอนเงินให้สายล่างได้ที่นี่ <strong>ทุกการเปลี่ยนแปลงอยู่ในรายการการเปลี่ยนแปลง</strong> พร้อมเวลา</p>',
    },
  ),
  news(
    402,
    {
      EN: 'Keep your links honest',
      TY: 'Maging tapat sa iyong mga link',
      CN: '请诚实推广您的链接',
      TH: 'โปรดแชร์ลิงก์อย่างตรงไปตรงมา',
    },
    {
      EN: '<p>Share links with adults only, and promise no wins. Whoever plays more than is good for them finds a first answer in <a href="/help?topic=care.signs">our help</a>.</p>',
      TY: '<p>Ibahagi lang ang mga link sa nasa hustong gulang, at huwag mangako ng panalo. Kung may sumosobra na sa paglalaro, may unang sagot para sa kanya sa <a href="/help?topic=care.signs">aming help</a>.</p>',
      CN: '<p>请只向成年人分享链接，不要承诺赢钱。如有人玩得过多，可在<a href="/help?topic=care.signs">帮助</a>中找到初步建议。</p>',
      TH: '<p>แชร์ลิงก์กับผู้ใหญ่เท่านั้น และอย่าสัญญาว่าจะชนะ หากมีใครเล่นมากเกินไป มีคำแนะนำเบื้องต้นใน<a href="/help?topic=care.signs">หน้าช่วยเหลือ</a></p>',
    },
  ),
];
