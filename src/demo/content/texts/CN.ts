import type { Translation } from '#protocol/texts/texts.ts';
import type { EN } from './EN.ts';

/** The Chinese texts of the content. */
export const CN: Translation<typeof EN> = {
  'announcement.welcome.title': '灯已点亮：欢迎来到 Parola',
  'announcement.welcome.content':
    '<p>很高兴见到您。老虎机、真人桌台、体育与每日开奖都在这里，余额随您通行，无需转来转去。</p><p>如有不明之处，<strong>请咨询客服</strong>，入口在页面右侧。</p>',
  'announcement.kundimanClosed.title': 'Kundiman Casino 正在维护',
  'announcement.kundimanClosed.content':
    '<p>Kundiman Casino 的演播室正在搬迁，桌台暂停开放。已结算的注单不受影响。</p><p>在此期间，您可以前往 <em>Bayside Live</em>、<em>Maharlika Tables</em> 或 <em>Sampaguita Salon</em>。</p>',
  'announcement.withinMeans.title': '量力而行，理性娱乐',
  'announcement.withinMeans.content':
    '<p>本站仅面向成年人，博彩只是消遣。开始之前请先定好当晚的预算，用完即止。</p><ul><li>切勿借钱投注。</li><li>切勿追回输款。</li><li>每小时休息一次。</li></ul><p>不再觉得有趣？<a href="/help?topic=care.signs">请停下来，与人谈谈。</a></p>',
  'announcement.falsePages.title': '谨防仿冒网站',
  'announcement.falsePages.content':
    '<p>我们绝不会通过短信或电话索要您的密码或验证码。页脚所列网址才是我们使用的地址。</p><p>如果您曾在别处输入过密码，请立即在<strong>安全</strong>页修改，并告知客服。</p>',
  'announcement.homeScreen.title': '把 Parola 装进手机',
  'announcement.homeScreen.content':
    '<p>打开浏览器菜单，选择<strong>添加到主屏幕</strong>，Parola 便会像应用一样启动，几乎不占空间，信号弱时也能打开。</p>',
  'announcement.depositArrives.title': '存款如何到账',
  'announcement.depositArrives.content':
    '<p>电子钱包存款经服务商确认后即计入余额；银行转账在我们核对回执后到账。看到新余额之前，请保留回执。</p>',
  'announcement.oneName.title': '账户姓名须与银行一致',
  'announcement.oneName.content':
    '<p>提款只能转入您本人名下的银行账户或电子钱包。若资料中的姓名有误，请在提款前将一份有效证件照片发给客服。</p>',
  'announcement.secondWay.title': '请绑定第二种登录验证',
  'announcement.secondWay.content':
    '<p>绑定手机号码或电子邮箱后，忘记密码可自行找回。启用身份验证器后，仅凭密码无法登录您的账户。两者都在会员中心的<strong>安全</strong>页。</p>',
  'announcement.records.title': '会员中心的交易记录',
  'announcement.records.content': '<p>投注、存款与提款均可在会员中心按所选日期查看。</p>',
  'announcement.luntianLabs.title': '老虎机新成员：Luntian Labs',
  'announcement.luntianLabs.content':
    '<p>这家年轻工作室带来多款手绘新游戏：眼镜猴、蝴蝶，还有一头很有耐心的水牛。多数可免费试玩。</p>',
  'announcement.jackpot.title': '奖池由累积大奖老虎机的投注累积',
  'announcement.jackpot.content':
    '<p>在累积大奖老虎机每投注一比索，就有 1 分进入首页的奖池。那里的数字是真实累计的，并非装饰。</p>',
  'announcement.matches.title': '全天都有比赛',
  'announcement.matches.content':
    '<ul><li>Liga Isla：每 20 分钟</li><li>Isla Hoops：每 30 分钟</li><li>Kapuluan Cup：每 3 小时</li><li>Inter-Town Cup：每 4 小时</li></ul><p>比赛开始即停止投注。</p>',
  'announcement.combinedBets.title': '串关投注的结算方式',
  'announcement.combinedBets.content':
    '<p>各场赔率相乘，全部猜中方为赢，一场未中即为输。赔率以下注时为准。注单若被取消，本金将退还。</p>',
  'announcement.draws.title': '每日开奖时间',
  'announcement.draws.content':
    '<p><strong>海浪三码</strong>每日 00:00、08:00、16:00 开奖；<strong>星辰四码</strong> 00:00 与 12:00；<strong>珍珠 42 选 6</strong>每周四 00:00 与周日 12:00（马尼拉时间）。结果公布在彩票页。</p>',
  'popup.firstDeposit.title': '首次存款，双倍到手',
  'popup.firstDeposit.content':
    '<p>选择首存奖金并存入 100 至 5,000 比索，我们再送同等金额。30 天内两者在老虎机或捕鱼完成 15 倍流水，余下的奖金即转为现金，最高 25,000 比索。</p><p><small>每人一次，须验证手机号码，仅限成年人。</small></p>',
  'popup.rebate.title': '投注额部分返还',
  'popup.rebate.content':
    '<p>无论输赢，投注额的一部分都会返还给您，等级越高，返还越多：</p><ul><li>老虎机与捕鱼：{slotsLeast} % 至 {slotsMost} %</li><li>真人桌台：{tablesLeast} % 至 {tablesMost} %</li><li>体育：{sportsLeast} % 至 {sportsMost} %</li></ul><p>每天可在会员中心的<strong>返水</strong>领取一次。</p>',
  'popup.firstSteps.title': '首次登录三件事',
  'popup.firstSteps.content':
    '<ol><li>设置一个只有您知道的密码。</li><li>填写手机号码，以便随时找回账户。</li><li>先免费试玩，点亮星标收藏喜欢的游戏。</li></ol>',
  'popup.pause.title': '别忘了休息',
  'popup.pause.content':
    '<p>开始之前，先定好玩多久、花多少。<strong>任何一项用完，就请停下。</strong>会员中心的记录会告诉您的输赢。</p>',
  'promotion.firstDeposit.title': '首存双倍礼',
  'promotion.firstDeposit.content':
    '<h3>您将获得</h3><p>首次存款加赠 100 %，100 比索起，最高 5,000 比索。</p><h3>参与方式</h3><ol><li>验证手机号码。</li><li>存款前选择本活动。</li><li>完成存款，奖金随之到账。</li></ol><h3>提款条件</h3><p>30 天内在老虎机或捕鱼完成本金与奖金 15 倍流水，余下的奖金即转为现金，最高 25,000 比索。</p>',
  'promotion.mondayReload.title': '周一续存 30\u00a0%，最高 1,500\u00a0比索',
  'promotion.mondayReload.content':
    '<p>新的一周，有人相伴更轻松。每个周一，一笔满 300 比索的存款即送 30 %。</p><table><thead><tr><th>存款</th><th>奖金</th></tr></thead><tbody><tr><td>300 比索</td><td>90 比索</td></tr><tr><td>1,000 比索</td><td>300 比索</td></tr><tr><td>5,000 比索</td><td>1,500 比索</td></tr></tbody></table><p>14 天内完成存款与奖金 10 倍流水：老虎机与捕鱼全额计入，体育与彩票按 50 %，真人桌台与棋牌按 20 %。余下的奖金即转为现金，最高 15,000 比索。</p>',
  'promotion.merienda.title': '下午茶时光：存款送二十次旋转',
  'promotion.merienda.content':
    '<p>15:00 至 17:00 存款满 200 比索，即获 20 次 1 比索的老虎机旋转，7 天内有效。奖金直接入账，最高 1,000 比索，无流水要求。</p><p>每日一次，冰融即止。</p>',
  'promotion.friends.title': '呼朋唤友：每位好友皆有奖',
  'promotion.friends.content':
    '<p>分享推荐页中的专属链接。好友验证手机后您即得奖励，好友存款并游戏后再得奖励。</p><ul><li>推荐页列明每一步的要求与奖励。</li><li>每人限一个账户。</li></ul>',
  'promotion.harvest.title': '共享丰收：好友常在，再得奖励',
  'promotion.harvest.content':
    '<p>您邀请的好友已玩了一段时间？您将再得一份奖励，好友所得分文不减。</p><p>推荐页列明所需流水与奖励金额。</p>',
  'promotion.bigCatch.title': '大丰收：捕鱼赢 400 积分',
  'promotion.bigCatch.content':
    '<p>报名后，活动结束前捕鱼游戏流水满 2,000 比索，即得 400 积分，可在积分商城使用。<em>Lambat Fishing</em>、<em>Dagat Hunters</em>、<em>Bahura Reef</em> 均计入。</p><p>游戏里的巨鱼是画的，海里的则受保护。</p>',
  'promotion.finals.title': '总决赛周：开球前报名',
  'promotion.finals.content':
    '<p>在总决赛开始前报名。自首场开球起，一周内体育流水满 3,000 比索即得 200 比索。</p><ul><li>所有体育平台的投注均计入。</li><li>取消与和局的投注不计。</li></ul>',
  'promotion.gameNight.title': '晒出您的观赛角落',
  'promotion.gameNight.content':
    '<p>沙发、小店或芒果树下的长凳：发送最多 3 张您观赛地点的照片。审核通过即得 88 比索。</p><ul><li>照片中不得有未同意出镜的人。</li><li>每个账户申请一次。</li></ul>',
  'promotion.nightFishing.title': '新月之夜，夜钓开场',
  'promotion.nightFishing.content':
    '<p>新月升起后，捕鱼游戏完成 30 次有效投注即得 120 比索。首日开放报名。</p>',
  'promotion.threePoints.title': '三分球挑战',
  'promotion.threePoints.content':
    '<p>按时报名者完成 25 次体育有效投注即得 300 比索。报名已截止，挑战仍在进行。</p>',
  'promotion.bestCatch.title': '镜头里的最佳渔获',
  'promotion.bestCatch.content':
    '<p>真鱼或画鱼均可：发送令您自豪的渔获照片和一句话。完成 1 局捕鱼游戏，审核通过即付 160 比索。</p><p>请放生受保护的动物。</p>',
  'promotion.receipts.title': '三张凭证，一份谢礼',
  'promotion.receipts.content':
    '<p>发送活动开始以来最多 3 张存款凭证，合计满 1,000 比索，即赠 150 比索奖金以表谢意。</p><p>除金额和日期外，请遮住其余信息。</p>',
  'promotion.reefMarathon.title': '礁石马拉松：三百次出手',
  'promotion.reefMarathon.content':
    '<p>马拉松结束前，捕鱼游戏完成 300 次有效投注且流水满 30,000 比索，即得 400 比索。慢慢来，快并没有奖。</p>',
  'promotion.verifiedNumber.title': '验证手机，领 50 比索',
  'promotion.verifiedNumber.content':
    '<p>验证手机号码，在此报名，即可领取 50 比索。每个账户和号码限一次。</p>',
  'promotion.threeBets.title': '三次投注，彼此认识',
  'promotion.threeBets.content':
    '<p>您的前 3 次有效投注，不限金额和游戏，即得 300 积分，可在积分商城使用。</p>',
  'agentNews.agentCentre.title': '您的代理中心已开放',
  'agentNews.agentCentre.content':
    '<p>您可以在这里新增账户、分享邀请链接、向下级转账。<strong>每一项更改都列在“更改记录”中</strong>，并注明时间。</p>',
  'agentNews.honestLinks.title': '请诚实推广您的链接',
  'agentNews.honestLinks.content':
    '<p>请只向成年人分享链接，不要承诺赢钱。如有人玩得过多，可在<a href="/help?topic=care.signs">帮助</a>中找到初步建议。</p>',
  'banner.firstDeposit': '首次存款，双倍光芒',
  'banner.fiesta': '转轮之上，夜夜欢庆',
  'banner.bigCatch': '大丰收，正是此时',
  'banner.baccarat': 'Bayside 百家乐，为您留座',
  'banner.guide': '初来乍到？先读指南',
  'help.account.open.title': '开立账户',
  'help.account.open.content':
    '<p>达到法定年龄且所在地允许博彩者，可开立一个账户。<a href="/register">注册</a>需要用户名、密码以及可接收短信的手机号码。</p><h3>用户名与密码</h3><ul><li>用户名：4 至 16 位字母与数字，以字母开头，之后不可更改。</li><li>密码：8 至 64 位字母、数字与符号，须同时含字母与数字，请勿与其他网站相同。</li></ul><h3>收不到验证码</h3><ol><li>等待倒计时结束。</li><li>核对号码与国家区号。</li><li>重新获取，每个验证码 5 分钟内有效。</li></ol>',
  'help.account.login.title': '登录',
  'help.account.login.content':
    '<p>使用用户名与密码<a href="/login">登录</a>，或使用手机号码与短信验证码。</p><h3>无法登录</h3><ul><li>密码区分大小写。点击输入框旁的眼睛可查看所输内容。</li><li>连续错误 3 次后，需输入图片中的数字；10 次后请等待 15 分钟。</li><li>部分账户需要二次验证：短信、电子邮件或身份验证器中的验证码。</li></ul><h3>被退出登录</h3><p>24 小时未使用，或满 90 天，会话即告结束。修改密码会结束您其他设备上的会话。若非本人修改，请立即<a href="/help?topic=account.password">重设密码</a>。</p>',
  'help.account.password.title': '忘记密码',
  'help.account.password.content':
    '<p>在登录处点击<strong>忘记密码？</strong>，可用以下方式找回：</p><ul><li><strong>手机号码：</strong>我们发送短信验证码，您可立即设置新密码。</li><li><strong>电子邮箱：</strong>我们寄出一个 30 分钟内有效的密码，登录后请自行设置新密码。在此之前旧密码仍然可用。</li></ul><p>账户既无手机号码也无邮箱？请<a href="/help?topic=about.contact">联系我们</a>，并准备好有效证件。</p>',
  'help.account.security.title': '保护账户安全',
  'help.account.security.content':
    '<ul><li>使用别处未用过的密码。</li><li>在他人设备上用完请退出登录，设备上保存的账户内容会一并清除。</li><li>在“安全”页启用身份验证器后，仅凭密码无法登录您的账户。</li><li>输入密码前请核对网址，仿冒网页专门骗取密码。</li></ul><p><strong>Parola 员工绝不会索要您的密码或验证码。</strong>凡索要者皆非我们的人。</p>',
  'help.money.deposit.title': '存款',
  'help.money.deposit.content':
    '<p>登录后点击<strong>存款</strong>，选择付款方式与金额，并按服务商页面操作。</p><table><thead><tr><th>方式</th><th>最低</th><th>最高</th></tr></thead><tbody><tr><td>电子钱包</td><td>{walletLeast} 比索</td><td>{walletMost} 比索</td></tr><tr><td>银行卡</td><td>{cardLeast} 比索</td><td>{cardMost} 比索</td></tr><tr><td>银行</td><td>{bankLeast} 比索</td><td>{bankMost} 比索</td></tr><tr><td>柜台</td><td>{counterLeast} 比索</td><td>{counterMost} 比索</td></tr></tbody></table><h3>确保顺利到账</h3><ul><li>付款金额须与所选金额完全一致。</li><li>请使用本人名下的账户付款。</li><li>请保留回执直至余额更新。</li></ul><p>仍未到账？<a href="/help?topic=about.contact">请将回执发给我们。</a></p>',
  'help.money.withdrawal.title': '提款',
  'help.money.withdrawal.content':
    '<ol><li>绑定本人名下的电子钱包或银行账户。</li><li>完成已领取奖金的流水要求。</li><li>点击<strong>提款</strong>，申请 100 比索及以上。</li></ol><p>每笔申请付款前均由人工审核，其页面列出每一步及时间。</p><h3>申请被退回的原因</h3><ul><li>收款账户姓名与个人资料不一致。</li><li>我们未能核实您的身份。</li><li>银行或电子钱包拒绝了付款。</li></ul><p>款项会退回您的余额，我们会说明原因。</p>',
  'help.money.bonus.title': '奖金流水说明',
  'help.money.bonus.content':
    '<p>完成活动规定的流水倍数后，奖金即可转为现金。老虎机与捕鱼全额计入，桌台与体育部分计入或不计入。</p><h3>举例</h3><p>您存入 500 比索，获赠 500 比索，要求 15 倍流水。当您在老虎机投注满 15,000 比索，即存款与奖金之和的 15 倍，奖金便成为现金。</p><p>计入范围与期限见各项<a href="/promotions">优惠活动</a>。您可随时放弃奖金，本人存款不受影响。</p>',
  'help.play.start.title': '查找并开始游戏',
  'help.play.start.content':
    '<p>大厅按游戏种类分栏。<a href="/rng">老虎机</a>可按名称搜索，并按厂商、类型与最低投注筛选。</p><ol><li>点击游戏。若尚未登录，会先请您登录。</li><li>游戏在本窗口打开，上方显示您的余额。</li><li>点击左上角箭头可返回原处。</li></ol><h3>收藏</h3><p>点亮游戏上的星标即可收藏，在您登录的每台设备上都能看到。</p>',
  'help.play.returns.title': '游戏返还率',
  'help.play.returns.content':
    '<p>长期平均而言，每款游戏会返还投注额的一部分，其余即为娱乐成本。自营游戏的返还率均经精确计算（扑克为模拟所得），各游戏规则中亦有说明。</p><table><thead><tr><th>自营游戏</th><th>平均返还率</th></tr></thead><tbody><tr><td>老虎机</td><td>96.09 %</td></tr><tr><td>捕鱼</td><td>96 %</td></tr><tr><td>百家乐，押闲</td><td>98.76 %</td></tr><tr><td>百家乐，押庄</td><td>98.94 %</td></tr><tr><td>百家乐，押和</td><td>85.64 %</td></tr><tr><td>宾果</td><td>95.64 %</td></tr><tr><td>比大小牌</td><td>97.18 %</td></tr><tr><td>与庄家对战的扑克，按建议玩</td><td>98.92 %</td></tr><tr><td>体育与电竞，单式投注</td><td>92.93 % 至 96.50 %</td></tr><tr><td>斗鸡，押 Meron</td><td>94.95 %</td></tr><tr><td>斗鸡，押 Wala</td><td>94.85 %</td></tr><tr><td>斗鸡，押平局</td><td>92.00 %</td></tr><tr><td>彩票</td><td>89.69 % 至 92.96 %</td></tr></tbody></table><p>一个晚上并不算长：您可能赢，也可能输掉全部投注。每一局都与上一局无关。</p>',
  'help.play.stopped.title': '游戏中途中断怎么办',
  'help.play.stopped.content':
    '<p>每一局在显示之前，结果已由我方判定并记录。若网络中断，请重新打开游戏：将显示原局结果，绝不会重复扣注。</p><h3>游戏无法启动</h3><ul><li>点击游戏上方的循环箭头重新启动。</li><li>厂商维护时，游戏上会有标示，其他游戏不受影响。</li><li>少数游戏需要独立窗口，请允许浏览器为本站打开新窗口。</li></ul>',
  'help.play.trial.title': '不登录，先随便看看',
  'help.play.trial.content':
    '<p>大厅对所有人开放，许多游戏可用试玩币体验。在登录处选择<strong>先看看</strong>，即可获得试用账户，可收藏游戏。</p><p>会员中心、存款与真钱游戏需使用本人账户。试用账户会自动失效。</p>',
  'help.app.install.title': '将应用安装到手机',
  'help.app.install.content':
    '<p>无需从应用商店下载。<a href="/download">下载 App</a> 页面会显示适用于您设备的步骤。</p><ul><li><strong>iPhone 与 iPad：</strong>用 Safari 打开 Parola，点击分享按钮，选择“添加到主屏幕”。</li><li><strong>安卓：</strong>点击网址旁的三个点，选择“添加到主屏幕”或“安装应用”。</li><li><strong>电脑：</strong>点击地址栏末端带箭头的屏幕图标。</li></ul><p>几乎不占空间，并会自动更新。</p>',
  'help.app.offline.title': '信号弱或断网',
  'help.app.offline.content':
    '<p>没有网络时 Parola 仍可打开，并显示设备上保存的内容及其时间：</p><ul><li>大厅与您的收藏；</li><li>公告与最近赢家；</li><li>本帮助中心的解答。</li></ul><p>您点亮的星标会在恢复连接后同步。<strong>离线期间资金不会变动</strong>：游戏、存款与提款均需等待网络恢复。</p>',
  'help.app.settings.title': '语言与日夜模式',
  'help.app.settings.content':
    '<p>两者都在右上角的菜单中，并会保存在您的设备上。</p><ul><li><strong>语言：</strong>立即切换，无需离开页面。公告与本帮助内容也会随之切换。</li><li><strong>日间与夜间：</strong>在您选择之前，Parola 跟随设备设置。</li></ul><p>若设备已设为减少动态效果，轮播与计数将保持静止。</p>',
  'help.care.pause.title': '暂停一段时间',
  'help.care.pause.content':
    '<p>您随时可以停下来。账户中的<a href="/member?page=protection">游戏限额</a>页提供以下方式：</p><ul><li><strong>限额：</strong>您可设定每日、每周或每月存款、亏损或投注的上限。</li><li><strong>短期休息：</strong>几天或几周不游戏，到期自动结束。</li><li><strong>自我禁止：</strong>数月、数年或永久。期满后须申请才能恢复登录。</li><li><strong>销户：</strong>您可关闭账户。</li></ul><p>休息立即开始，任何人都无法撤销。请先提款；之后由<a href="/help?topic=about.contact">客服</a>向您支付。</p>',
  'help.care.limits.title': '您的限额如何生效',
  'help.care.limits.content':
    '<p>您可在<a href="/member?page=protection">游戏限额</a>页设定存款、亏损、投注和游戏时间的限额。</p><ul><li><strong>调低限额：</strong>立即生效。</li><li><strong>调高或取消限额：</strong>须等待一段时间。到期后页面会再次询问；未经您确认，原限额继续有效。</li><li><strong>多个限额：</strong>同时有效，以剩余最少的为准。</li><li>日、周、月均按菲律宾时间计算。</li></ul><p>超出限额的投注不会被接受，您也不会因此损失。游戏上方的栏位会显示剩余额度。</p><h3>游戏提醒</h3><p>游戏期间，提醒会按您选择的间隔遮住游戏画面，显示已玩时长、投注额和赢得的金额。您可以继续、离开，或查看投注记录。</p>',
  'help.care.signs.title': '还觉得有趣吗？',
  'help.care.signs.content':
    '<p>和任何消遣一样，博彩长期而言需要花钱。开始之前先定下当晚的花费，用完即止。</p><h3>若您有以下情况，请停下来与人谈谈</h3><ul><li>为了追回损失而继续玩；</li><li>借钱，或动用另有用途的钱；</li><li>向身边的人隐瞒自己玩了多少；</li><li>不玩时感到烦躁不安。</li></ul><p><a href="/help?topic=care.pause">暂停一段时间</a>是个好的开始。</p>',
  'help.about.contact.title': '联系客服',
  'help.about.contact.content':
    '<p>电脑端请使用页面右侧的栏，手机端请点击页面下方的圆形按钮。</p><h3>提供以下内容，便于我们协助</h3><ul><li>您的用户名，切勿提供密码；</li><li>您想做什么，发生了什么；</li><li>发生时间，如有截图请一并附上；</li><li>若涉及付款：回执或其编号。</li></ul>',
  'help.about.privacy.title': '隐私说明',
  'help.about.privacy.content':
    '<p>您提供的信息用于管理账户、向您付款以及履行法律义务。</p><h3>在您的设备上</h3><ul><li>登录之前：大厅、公告与帮助内容，以便离线打开；以及语言与主题设置。</li><li>登录期间：您的账户名、收藏与最近玩过的游戏，退出登录即清除。</li><li>绝不保存：可读的密码，以及您的余额。</li></ul><h3>与第三方</h3><p>您打开的游戏只知道是哪个账户在玩，不知道您的姓名与号码。进行真人验证时，验证服务商会看到您的浏览器信息。</p><p>您可查询我们持有的个人信息，要求更正，并在法律允许时要求删除。<a href="/help?topic=about.contact">请联系我们。</a></p>',
  'help.about.terms.title': '条款摘要',
  'help.about.terms.content':
    '<ul><li><strong>谁可以参与：</strong>达到法定年龄且所在地法律允许者，我们可能要求出示证明。</li><li><strong>您的账户：</strong>每人一个，信息须真实，仅限本人使用。</li><li><strong>您的资金：</strong>以比索及本人资金参与，提款只付至本人名下账户。</li><li><strong>投注：</strong>一经确认不可撤回。禁止使用机器人，禁止合谋对付他人。</li><li><strong>赛事：</strong>注单若被取消，退还投注。</li></ul><p>完整条款在注册时显示。我们如何使用您的信息，见<a href="/help?topic=about.privacy">隐私说明</a>。</p>',
  'help.about.agents.title': '成为代理',
  'help.about.agents.content':
    '<p>代理招募玩家，并按团队投注获得分红或合约约定的薪酬。请将用户名与所在城市告知客服。</p>',
  'depositGuide.chooseWay.title': '选择 {name}',
  'depositGuide.chooseWay.text': '登录后点击“存款”。列表中有 {name}，并列出其限额与手续费。',
  'depositGuide.chooseAmount.title': '输入金额',
  'depositGuide.chooseAmount.text': '点选一个金额或自行输入，然后点击“存款”。',
  'depositGuide.seeBalance.title': '查看余额',
  'depositGuide.seeBalance.text': '到账后页面会立即提示。',
  'depositGuide.scanCode.title': '扫描二维码',
  'depositGuide.scanCode.text':
    '打开您的钱包，扫描页面上的二维码。若使用本手机，请点击二维码下方的按钮，即可打开钱包。',
  'depositGuide.confirmInWallet.title': '在钱包中确认',
  'depositGuide.confirmInWallet.text': '核对收款名称与金额，请勿更改，并在页面倒计时结束前付款。',
  'depositGuide.payOnPage.title': '在 {name} 页面付款',
  'depositGuide.payOnPage.text':
    '页面将在新窗口打开。请用手机号登录并确认。我们绝不会向您索要其 PIN 码。',
  'depositGuide.enterCard.title': '填写银行卡',
  'depositGuide.enterCard.text':
    '银行卡页面在应用内打开。请使用本人名下的卡，银行可能会发送验证码。',
  'depositGuide.copyAccount.title': '复制收款账户',
  'depositGuide.copyAccount.text': '页面显示我们在 {name} 的账户及附言。点击旁边的按钮即可复制。',
  'depositGuide.transfer.title': '按准确金额转账',
  'depositGuide.transfer.text': '请用本人名下账户转账，并在备注中填写附言。请保留回执。',
  'depositGuide.sendProof.title': '提交回执',
  'depositGuide.sendProof.text': '在同一页面上传回执图片并填写编号。我们有专人审核，夜间亦然。',
  'depositGuide.getCode.title': '获取付款码',
  'depositGuide.getCode.text': '页面显示柜台付款码。请保存图片或抄下，一天内有效。',
  'depositGuide.payAtCounter.title': '在柜台付现金',
  'depositGuide.payAtCounter.text': '在 {name} 出示付款码并支付相应金额。到账前请保留小票。',
  'message.welcome.title': '欢迎来到港湾',
  'message.welcome.content':
    '我们会在这里给您写信：派彩、变更以及值得了解的事。我们的任何人都不会向您索要密码。',
  'message.rebate.title': '您的返水可领取',
  'message.rebate.content': '您的投注已获返水。请在“返水”页领取，该页列出各类游戏的计算方式。',
  'message.tournament.title': '周五锦标赛为您留了席位',
  'message.tournament.content':
    '周五晚上的老虎机锦标赛我给您留了一个席位，请在周四前告诉我是否参加。— Ana',
  'message.newContracts.title': '新的半月合约',
  'message.newContracts.content':
    '上级与下级提出了新的条款。请仔细阅读：您接受的条款将从下一周期起生效。',
  'message.hourlySalary.title': '关于时薪',
  'message.hourlySalary.content': '我想终止时薪，只保留分红。申请已发给您。— Luis',
  'message.goodNumbers.title': '本周成绩不错',
  'message.goodNumbers.content': '您的团队表现很好。除分红外，我向您提出了日薪合约。— Ana',
  'showcase.BAYLIVE.title': '海湾边的百家乐',
  'showcase.BAYLIVE.description': '一盏暖灯下的百家乐。小注即可入座，坐下来慢慢看海。',
  'showcase.MAHARLIKA.title': '身着巴隆的轮盘之夜',
  'showcase.MAHARLIKA.description': '木制转盘，公正的珠子，还有记得您名字的荷官。',
  'showcase.SAMPAGUITA.title': '茉莉花沙龙',
  'showcase.SAMPAGUITA.description':
    '小桌、轻音乐，不紧不慢的百家乐。第一次玩真人游戏，从这里开始正好。',
  'showcase.TERNO.title': '盛装赴贵宾台',
  'showcase.TERNO.description': '蝶袖长裙，两副纸牌，更高限额，夜夜到天明。',
  'showcase.KUNDIMAN.title': '骰子台边的情歌',
  'showcase.KUNDIMAN.description': '一边听歌，一边玩骰宝。房间正在翻新，很快重新开放。',
  'slotClass.SC': '经典老虎机',
  'slotClass.VP': '视频老虎机',
  'slotClass.JP': '累积大奖',
  'slotClass.TG': '桌面游戏',
  'slotClass.AC': '街机游戏',
  'slotClass.BG': '宾果',
  'lottery.ALON3': '海浪三码',
  'lottery.TALA4': '星辰四码',
  'lottery.HAPON2': '午后双码',
  'lottery.PERLAS6': '珍珠 42 选 6',
  'lottery.BITUIN5': '明星 49 选 5',
  'lottery.LAKAMBINI6': '女王 55 选 6',
  'lottery.MABILIS5': '极速五码',
  'lottery.KULAY3': '彩色三骰',
  'rank.shore': 'Tabing-dagat',
  'rank.sailor': 'Mandaragat',
  'rank.captain': 'Kapitan',
  'rank.keeper': 'Bantay-parola',
  'rankBenefit.rebate': '流水返水最高 {percent}%',
  'rankBenefit.gift': '晋级礼金 {amount} 比索',
  'reward.cashTerms': '现金，适用领奖大厅的条件。',
  'reward.ticket': '迎新礼券',
  'reward.regatta': '灯光赛船会：感谢参与',
  'reward.apology.title': '致歉：周二让您久等了',
  'reward.apology.letter':
    '<p>您的提款处理时间超出了应有的时长。我们深表歉意，并希望作出补偿。</p><p>请领取下方的奖励：<strong>现金</strong>。</p>',
  'promoCode.lighthouse': '灯塔优惠码',
  'promoCode.oneMember': '限一人的优惠码',
  'redEnvelope.evening': '晚间红包',
  'redEnvelope.welcome': '迎新红包',
  'bonusRule.firstDeposit': '首存双倍礼',
  'bonusRule.mondayReload': '周一续存 30 %',
  'bonusRule.merienda': '下午茶时光：二十次旋转',
  'bonusRule.lossRebate': '风雨过后：返还亏损 5 %',
  'bonusRule.reward': '灯塔的礼物',
  'mission.dayLogin': '今日签到',
  'mission.dayBets': '十局挑战',
  'mission.dayTurnover': '顺风起航',
  'mission.weekLogin': '出海五日',
  'mission.weekDeposit': '满载启程',
  'mission.weekSlots': '老虎机远航',
  'mission.weekLive': '真人桌常客',
  'leaderboard.weekAll': '灯塔周榜',
  'leaderboard.weekSlots': '老虎机竞速',
  'chips.name': '₱{amount} 筹码',
  'chips.description': '₱{amount} 立即到账，可用于游戏或提现。',
  'voucher.name.fiesta': '节庆券',
  'voucher.name.treasure': '宝藏券',
  'voucher.name.gem': '宝石券',
  'voucher.description.paid': '支付 ₱{amount} 和 {points} 积分，审核通过后 ₱{pays} 到账。',
  'voucher.description.free': '审核通过后 ₱{pays} 到账。',
  'pointItem.hostCall.name': '专属客服来电',
  'pointItem.hostCall.description': '客服会在您备注的时间致电。',
  'pointItem.crownWeek.name': '皇冠周',
  'pointItem.crownWeek.description': '七天内您的提现优先审核。',
  'pointItem.jeepneyRide.name': '吉普尼一日游',
  'pointItem.jeepneyRide.description': '在宿务为您和十一位好友提供彩绘吉普尼及司机一天。',
  'pointItem.parol.name': '星形灯笼',
  'pointItem.parol.description': '邦板牙制作的贝壳星灯，内置灯光。',
  'pointItem.mangga.name': '芒果干礼盒',
  'pointItem.mangga.description': '十二袋吉马拉斯甜芒果干。',
  'pointItem.saranggola.name': '风筝',
  'pointItem.saranggola.description': '竹与纸制的大风筝，适合有风的下午。',
  'pointItem.bola.name': '篮球',
  'pointItem.bola.description': '标准尺寸，室内外皆宜。',
  'pointItem.maskara.name': '巴科洛德面具',
  'pointItem.maskara.description': '巴科洛德手绘微笑面具。',
  'pointItem.bangka.name': '螃蟹船模型',
  'pointItem.bangka.description': '木制双体船模型，长 40 厘米。',
  'pointItem.shellLamp.name': '贝壳灯',
  'pointItem.shellLamp.description': '珍珠母灯，如清晨海面般柔光。',
  'pointItem.galleon.name': '大帆船模型（仅剩一件）',
  'pointItem.galleon.description': '手工打造的满帆马尼拉大帆船，仅此一件。',
};
