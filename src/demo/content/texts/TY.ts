import type { Translation } from '#protocol/texts/texts.ts';
import type { EN } from './EN.ts';

/** The Tagalog texts of the content. */
export const TY: Translation<typeof EN> = {
  'announcement.welcome.title': 'Sindi na ang ilaw: tuloy po kayo sa Parola',
  'announcement.welcome.content':
    '<p>Salamat sa pagdaan. Nasa iisang bubong na ang slots, live tables, sports at araw-araw na bola, at iisa lang ang balanse mo saan ka man maglaro.</p><p>May hindi malinaw? <strong>Magtanong sa customer service.</strong> Nasa kanan ng pahina ang button.</p>',
  'announcement.kundimanClosed.title': 'Inaayos pa ang Kundiman Casino',
  'announcement.kundimanClosed.content':
    '<p>Sarado muna ang mga mesa ng Kundiman Casino habang inililipat ang kanilang studio. Hindi apektado ang mga tayang tapos na.</p><p>Habang naghihintay, puwede kang umupo sa <em>Bayside Live</em>, <em>Maharlika Tables</em> o <em>Sampaguita Salon</em>.</p>',
  'announcement.withinMeans.title': 'Maglaro lang nang ayon sa kaya',
  'announcement.withinMeans.content':
    '<p>Ang paglalaro ay para sa nasa hustong gulang at para sa libangan. Bago magsimula, magtakda kung magkano lang ang gagastusin, at huminto kapag ubos na.</p><ul><li>Huwag mangutang para makapaglaro.</li><li>Huwag habulin ang natalo.</li><li>Magpahinga kada isang oras.</li></ul><p>Hindi na ba masaya? <a href="/help?topic=care.signs">Tumigil muna, at makipag-usap sa iba.</a></p>',
  'announcement.falsePages.title': 'Mag-ingat sa mga pahinang kamukha lang namin',
  'announcement.falsePages.content':
    '<p>Hindi kami kailanman hihingi ng password o one-time code sa text o tawag. Ang mga address lang sa ibaba ng pahina ang ginagamit namin.</p><p>Nailagay mo ba sa iba ang password mo? Palitan agad sa <strong>Seguridad</strong> at sabihan ang customer service.</p>',
  'announcement.homeScreen.title': 'Ilagay ang Parola sa telepono mo',
  'announcement.homeScreen.content':
    '<p>Buksan ang menu ng browser at piliin ang <strong>Add to Home Screen</strong>. Parang app na ang Parola: halos walang kinakain na espasyo at bubukas kahit mahina ang signal.</p>',
  'announcement.depositArrives.title': 'Paano pumapasok ang deposito',
  'announcement.depositArrives.content':
    '<p>Papasok sa balanse ang deposito mula e-wallet kapag kinumpirma ng provider nito. Papasok ang bank transfer kapag nasuri na namin ang resibo. Itago ang resibo hangga’t hindi pa nagbabago ang balanse.</p>',
  'announcement.oneName.title': 'Iisang pangalan dapat sa account at bangko',
  'announcement.oneName.content':
    '<p>Sa bangko o e-wallet na nakapangalan sa iyo lang puwedeng ipadala ang withdrawal. Kung mali ang baybay ng pangalan sa profile, magpadala muna sa customer service ng larawan ng isang valid ID.</p>',
  'announcement.secondWay.title': 'Magdagdag ng pangalawang paraan ng pag-login',
  'announcement.secondWay.content':
    '<p>Kapag may mobile number o e-mail ang account mo, ikaw na mismo ang makakabawi ng nakalimutang password. Kapag may authenticator app, hindi sapat ang password para mabuksan ang account mo. Pareho itong nasa <strong>Seguridad</strong> ng member center.</p>',
  'announcement.records.title': 'Ang mga record mo sa member center',
  'announcement.records.content':
    '<p>Mababasa sa member center ang mga taya, deposito at withdrawal, sa mga araw na pinili mo.</p>',
  'announcement.luntianLabs.title': 'Bago sa slots: Luntian Labs',
  'announcement.luntianLabs.content':
    '<p>Mga bagong laro mula sa batang studio na guhit-kamay lahat: mga tarsier, paruparo at isang napakatiyagang kalabaw. Karamihan ay puwedeng subukan nang walang taya.</p>',
  'announcement.jackpot.title': 'Lumalaki ang jackpot sa mga slot nito',
  'announcement.jackpot.content':
    '<p>Sa bawat piso ng taya sa mga jackpot slot, 1 sentimo ang napupunta sa jackpot na nasa home page. Tunay na bilang ang nakikita mo roon, hindi palamuti.</p>',
  'announcement.matches.title': 'May laban buong araw',
  'announcement.matches.content':
    '<ul><li>Liga Isla: bawat 20 minuto</li><li>Isla Hoops: bawat 30 minuto</li><li>Kapuluan Cup: bawat 3 oras</li><li>Inter-Town Cup: bawat 4 na oras</li></ul><p>Nagsasara ang taya kapag nagsimula ang laban.</p>',
  'announcement.combinedBets.title': 'Paano binabayaran ang taya sa ilang laban',
  'announcement.combinedBets.content':
    '<p>Pinagmu-multiply ang odds ng mga pinili mo. Panalo ang taya kapag tama ang lahat; isang mali lang, talo na. Ang bilang ay ang odds noong tumaya ka. Kapag kinansela ang taya, ibabalik ang itinaya.</p>',
  'announcement.draws.title': 'Bola ng araw: kung kailan ang bunot',
  'announcement.draws.content':
    '<p>00:00, 08:00 at 16:00 ang bunot ng <strong>Alon Tatlo</strong>; 00:00 at 12:00 ang <strong>Tala Apat</strong>; Huwebes 00:00 at Linggo 12:00 ang <strong>Perlas Anim sa 42</strong>, oras sa Maynila. Makikita sa pahina ng lottery ang resulta.</p>',
  'popup.firstDeposit.title': 'Doble ang bilang ng unang deposito mo',
  'popup.firstDeposit.content':
    '<p>Magdeposito ng ₱100 hanggang 5,000 kasama ang bonus ng unang deposito, at tatapatan namin nang buo. Itaya ang dalawa nang 15 ulit sa slots o fishing sa loob ng 30 araw, at magiging cash ang natira sa bonus, hanggang ₱25,000.</p><p><small>Isa bawat tao na may na-verify na numero. Para sa nasa hustong gulang lang.</small></p>',
  'popup.rebate.title': 'May bumabalik sa mga taya mo',
  'popup.rebate.content':
    '<p>May bumabalik na bahagi ng itinataya mo, panalo man o talo. Mas mataas ang level mo, mas malaki:</p><ul><li>Slots at fishing: {slotsLeast} % hanggang {slotsMost} %</li><li>Live tables: {tablesLeast} % hanggang {tablesMost} %</li><li>Sports: {sportsLeast} % hanggang {sportsMost} %</li></ul><p>I-claim ito isang beses bawat araw sa member center, sa <strong>Rebate</strong>.</p>',
  'popup.firstSteps.title': 'Tatlong bagay na unang gawin',
  'popup.firstSteps.content':
    '<ol><li>Pumili ng password na ikaw lang ang nakakaalam.</li><li>Ilagay ang mobile number mo para lagi kang makakabalik.</li><li>Sumubok ng laro nang walang taya. I-star ang mga nagustuhan.</li></ol>',
  'popup.pause.title': 'Hindi namamalayan ang isang oras',
  'popup.pause.content':
    '<p>Bago magsimula, magpasya kung gaano ka katagal maglalaro at magkano lang ang gagastusin. <strong>Kapag naubos ang alinman, tumigil.</strong> Nasa mga record mo sa member center ang panalo at talo mo.</p>',
  'promotion.firstDeposit.title': 'Unang deposito, dobleng liwanag',
  'promotion.firstDeposit.content':
    '<h3>Ano ang makukuha</h3><p>100 % na dagdag sa unang deposito, mula ₱100 hanggang ₱5,000.</p><h3>Paano ito gumagana</h3><ol><li>I-verify ang mobile number mo.</li><li>Piliin ang promo bago magdeposito.</li><li>Magdeposito. Kasabay na papasok ang bonus.</li></ol><h3>Bago mag-withdraw</h3><p>Kailangang maitaya nang 15 ulit ang deposito at bonus sa slots o fishing sa loob ng 30 araw. Magiging cash ang natira sa bonus, hanggang ₱25,000.</p>',
  'promotion.mondayReload.title': 'Reload tuwing Lunes, 30\u00a0% hanggang ₱1,500',
  'promotion.mondayReload.content':
    '<p>Mas magaan simulan ang linggo kapag may kasama. Tuwing Lunes, isang depositong ₱300 pataas ay may dagdag na 30 %.</p><table><thead><tr><th>Deposito</th><th>Bonus</th></tr></thead><tbody><tr><td>₱300</td><td>₱90</td></tr><tr><td>₱1,000</td><td>₱300</td></tr><tr><td>₱5,000</td><td>₱1,500</td></tr></tbody></table><p>Itaya ang deposito at bonus nang 10 ulit sa loob ng 14 na araw: buo ang bilang ng slots at fishing, 50 % ang sports at lottery, 20 % ang live tables at poker. Magiging cash ang natira sa bonus, hanggang ₱15,000.</p>',
  'promotion.merienda.title': 'Oras ng merienda: dalawampung spin sa deposito sa hapon',
  'promotion.merienda.content':
    '<p>Magdeposito ng ₱200 pataas mula 15:00 hanggang 17:00 at may 20 spin kang tig-₱1 sa slots, sa loob ng 7 araw. Pera ang bayad sa panalo, hanggang ₱1,000, at wala nang kailangang i-rollover.</p><p>Isang beses sa isang araw, habang may yelo.</p>',
  'promotion.friends.title': 'Isama ang barkada: may gantimpala bawat kaibigan',
  'promotion.friends.content':
    '<p>I-share ang link mula sa referral page mo. May gantimpala ka kapag na-verify na ng kaibigan ang numero, at muli kapag nakadeposito at nakapaglaro na siya.</p><ul><li>Nasa referral page mo kung ano ang kailangan sa bawat hakbang at magkano ang bayad.</li><li>Isang account bawat tao.</li></ul>',
  'promotion.harvest.title': 'Sama-samang ani: may gantimpala ulit kapag nanatili ang kaibigan',
  'promotion.harvest.content':
    '<p>Matagal-tagal na bang naglalaro ang inimbita mong kaibigan? May gantimpala ka ulit. Walang nababawas sa kanya.</p><p>Nasa referral page mo kung magkano ang kailangang turnover at magkano ang bayad.</p>',
  'promotion.bigCatch.title': 'Mga araw ng malaking huli: mangisda para sa 400 puntos',
  'promotion.bigCatch.content':
    '<p>Magpalista, at ang ₱2,000 na turnover sa fishing hanggang sa dulo ng mga araw ng malaking huli ay may 400 puntos para sa points mall. <em>Lambat Fishing</em>, <em>Dagat Hunters</em>, <em>Bahura Reef</em>: bilang lahat.</p><p>Guhit lang ang mga higante sa laro. Protektado ang mga nasa dagat.</p>',
  'promotion.finals.title': 'Finals week: magpalista bago ang tip-off',
  'promotion.finals.content':
    '<p>Magpalista bago magsimula ang finals. Mula sa unang tip-off, ₱3,000 na turnover sa sports sa loob ng linggo ay may ₱200.</p><ul><li>Bilang ang taya sa lahat ng sports book.</li><li>Hindi bilang ang kanselado at tabla.</li></ul>',
  'promotion.gameNight.title': 'Ipakita ang puwesto mo sa game night',
  'promotion.gameNight.content':
    '<p>Sofa, sari-sari store, o bangko sa ilalim ng mangga: magpadala ng hanggang 3 litrato ng lugar kung saan ka nanonood. Kapag tinanggap namin, sa iyo ang ₱88.</p><ul><li>Walang taong hindi pumayag sa litrato.</li><li>Isang application bawat account.</li></ul>',
  'promotion.nightFishing.title': 'Magbubukas ang night fishing sa bagong buwan',
  'promotion.nightFishing.content':
    '<p>Pagsikat ng bagong buwan, 30 natapos na taya sa fishing ay may ₱120. Magbubukas ang pagpapalista sa unang araw.</p>',
  'promotion.threePoints.title': 'Three-point challenge',
  'promotion.threePoints.content':
    '<p>May ₱300 ang bawat nagpalista sa oras na may 25 natapos na taya sa sports. Sarado na ang pagpapalista; tuloy pa ang challenge.</p>',
  'promotion.bestCatch.title': 'Ang pinakamagandang huli mo, sa camera',
  'promotion.bestCatch.content':
    '<p>Totoo man o guhit: ipadala ang litrato ng huling ipinagmamalaki mo at isang linya tungkol dito. Maglaro ng 1 round sa fishing, at kapag tinanggap namin ang litrato, sa iyo ang ₱160.</p><p>Pakawalan ang mga protektadong hayop.</p>',
  'promotion.receipts.title': 'Tatlong resibo, isang pasasalamat',
  'promotion.receipts.content':
    '<p>Magpadala ng hanggang 3 resibo ng deposito mula nang magsimula ang promo, kabuuang ₱1,000 pataas, at may pasasalamat kaming bonus na ₱150.</p><p>Takpan ang lahat maliban sa halaga at petsa.</p>',
  'promotion.reefMarathon.title': 'Reef marathon: tatlong daang hagis',
  'promotion.reefMarathon.content':
    '<p>Magpalista, at may ₱400 ang 300 natapos na taya at ₱30,000 na turnover sa fishing hanggang sa dulo ng marathon. Huwag magmadali; walang premyo ang pagmamadali.</p>',
  'promotion.verifiedNumber.title': 'May ₱50 ang na-verify na numero',
  'promotion.verifiedNumber.content':
    '<p>I-verify ang mobile number, magpalista rito, at kunin ang ₱50. Isang beses bawat account at numero.</p>',
  'promotion.threeBets.title': 'Tatlong taya para magkakilala',
  'promotion.threeBets.content':
    '<p>Ang unang 3 natapos mong taya, anumang laki at laro, ay may 300 puntos para sa points mall.</p>',
  'agentNews.agentCentre.title': 'Bukas na ang agent centre mo',
  'agentNews.agentCentre.content':
    '<p>Magdagdag ng account, magbahagi ng invitation link at magpadala ng pera sa iyong mga downline dito. <strong>Nakalista ang bawat pagbabago sa Mga pagbabago</strong>, kasama ang oras.</p>',
  'agentNews.honestLinks.title': 'Maging tapat sa iyong mga link',
  'agentNews.honestLinks.content':
    '<p>Ibahagi lang ang mga link sa nasa hustong gulang, at huwag mangako ng panalo. Kung may sumosobra na sa paglalaro, may unang sagot para sa kanya sa <a href="/help?topic=care.signs">aming help</a>.</p>',
  'banner.firstDeposit': 'Unang deposito mo, dobleng liwanag',
  'banner.fiesta': 'Piyesta sa bawat reel',
  'banner.bigCatch': 'Mga araw na ng malaking huli',
  'banner.baccarat': 'May bakanteng upuan sa Bayside Baccarat',
  'banner.guide': 'Bago ka ba rito? Basahin ang gabay',
  'help.account.open.title': 'Pagbubukas ng account',
  'help.account.open.content':
    '<p>Isang account lang ang puwede mong buksan kung nasa hustong gulang ka at pinapayagan ang paglalaro sa lugar mo. Sa <a href="/register">Mag-register</a>, kailangan ng username, password at mobile number na nakakatanggap ng text.</p><h3>Username at password</h3><ul><li>Username: 4 hanggang 16 na titik at numero, nagsisimula sa titik. Hindi na ito mapapalitan.</li><li>Password: 8 hanggang 64 na titik, numero at simbolo, na may titik at numero. Huwag gamitin ang password mo sa iba.</li></ul><h3>Kung walang dumating na code</h3><ol><li>Hintaying matapos ang countdown.</li><li>Tiyaking tama ang numero at ang bansa nito.</li><li>Humingi ulit ng code. 5 minuto ang bisa ng bawat isa.</li></ol>',
  'help.account.login.title': 'Pag-login',
  'help.account.login.content':
    '<p><a href="/login">Mag-login</a> gamit ang username at password, o ang mobile number at code sa SMS.</p><h3>Hindi ka makapasok</h3><ul><li>Magkaiba ang malaki at maliit na titik sa password. Pindutin ang mata sa tabi para makita ang tina-type mo.</li><li>Pagkatapos ng 3 mali, hihingin din ang mga numero sa larawan. Pagkatapos ng 10, maghintay ng 15 minuto.</li><li>May mga account na hinihingan ng pangalawang hakbang: code sa SMS, sa e-mail o mula sa authenticator app.</li></ul><h3>Na-log out ka</h3><p>Natatapos ang session pagkalipas ng 24 na oras na walang gamit, at pinakamatagal na ang 90 araw. Tinatapos ng bagong password ang mga session sa iba mong device. Kung hindi ikaw ang nagpalit, <a href="/help?topic=account.password">kumuha agad ng bago</a>.</p>',
  'help.account.password.title': 'Nakalimutan ang password',
  'help.account.password.content':
    '<p>Pindutin ang <strong>Nakalimutan ang password?</strong> kung saan ka nagla-login. Mga paraan para makabalik:</p><ul><li><strong>Sa mobile number:</strong> magte-text kami ng code, at pipili ka agad ng bagong password.</li><li><strong>Sa e-mail:</strong> magpapadala kami ng password na 30 minuto ang bisa. Gamitin ito sa pag-login, saka pumili ng sa iyo. Gumagana pa rin ang dati hanggang doon.</li></ul><p>Walang numero o e-mail sa account mo? <a href="/help?topic=about.contact">Sumulat sa amin</a> at ihanda ang valid ID.</p>',
  'help.account.security.title': 'Pag-iingat sa account mo',
  'help.account.security.content':
    '<ul><li>Gumamit ng password na hindi mo ginagamit sa iba.</li><li>Mag-sign out sa device na hindi sa iyo. Inaalis doon ang anumang naitabi mula sa account mo.</li><li>Magdagdag ng authenticator app sa Seguridad. Hindi na sasapat ang password para mabuksan ang account mo.</li><li>Tingnan ang address bago mag-type ng password: may mga pahinang ginagaya lang ang sa amin para makuha ito.</li></ul><p><strong>Walang taga-Parola na hihingi ng password o code mo.</strong> Kung may humingi, hindi namin iyon kasama.</p>',
  'help.money.deposit.title': 'Pagdedeposito',
  'help.money.deposit.content':
    '<p>Mag-login, pindutin ang <strong>Deposit</strong>, piliin kung paano at magkano ang ibabayad, at sundan ang pahina ng provider mo.</p><table><thead><tr><th>Paraan</th><th>Pinakamababa</th><th>Pinakamataas</th></tr></thead><tbody><tr><td>E-wallet</td><td>₱{walletLeast}</td><td>₱{walletMost}</td></tr><tr><td>Card</td><td>₱{cardLeast}</td><td>₱{cardMost}</td></tr><tr><td>Bangko</td><td>₱{bankLeast}</td><td>₱{bankMost}</td></tr><tr><td>Counter</td><td>₱{counterLeast}</td><td>₱{counterMost}</td></tr></tbody></table><h3>Para siguradong pumasok</h3><ul><li>Bayaran ang eksaktong halagang pinili mo.</li><li>Magbayad mula sa account na nakapangalan sa iyo.</li><li>Itabi ang resibo hanggang makita ang bagong balanse.</li></ul><p>Wala pa rin? <a href="/help?topic=about.contact">Ipadala sa amin ang resibo.</a></p>',
  'help.money.withdrawal.title': 'Pagwi-withdraw',
  'help.money.withdrawal.content':
    '<ol><li>I-bind ang e-wallet o bangko na nakapangalan sa iyo.</li><li>Tapusin ang kailangang taya ng kinuhang bonus.</li><li>Pindutin ang <strong>Withdraw</strong> at humiling ng ₱100 pataas.</li></ol><p>Tao ang tumitingin sa bawat request bago ito bayaran. Makikita sa pahina nito ang bawat hakbang at ang oras.</p><h3>Bakit maaaring ibalik ang request</h3><ul><li>Iba ang pangalan sa account at sa profile mo.</li><li>Hindi namin natiyak kung sino ka.</li><li>Tinanggihan ng bangko o e-wallet ang bayad.</li></ul><p>Babalik ang pera sa balanse mo, at sasabihin namin kung bakit.</p>',
  'help.money.bonus.title': 'Paano nagiging pera ang bonus',
  'help.money.bonus.content':
    '<p>Nagiging pera ang bonus kapag naitaya mo na ito nang kasindalas ng sinasabi ng promo. Buo ang bilang ng slots at fishing, bahagi lang o wala ang mesa at sports.</p><h3>Isang halimbawa</h3><p>Nagdeposito ka ng ₱500 at dinagdagan ng ₱500, na kailangang itaya nang 15 beses. Kapag nakataya ka na ng ₱15,000 sa slots, o 15 beses ng deposito at bonus, pera na ang bonus.</p><p>Nasa bawat isa sa <a href="/promotions">mga promo</a> kung ano ang binibilang at hanggang kailan. Puwedeng bitawan ang bonus anumang oras; sa iyo pa rin ang sarili mong deposito.</p>',
  'help.play.start.title': 'Paghahanap at pagsisimula ng laro',
  'help.play.start.content':
    '<p>May kanya-kanyang hanay sa lobby ang bawat uri ng laro. Puwedeng hanapin ang <a href="/rng">Slots</a> ayon sa pangalan, at salain ayon sa gumawa, uri at pinakamababang taya.</p><ol><li>Pindutin ang laro. Kung hindi ka pa naka-login, hihilingin muna ito.</li><li>Bubukas ito sa window na ito, nasa itaas ang balanse mo.</li><li>Ibabalik ka ng arrow sa kaliwang itaas kung saan ka galing.</li></ol><h3>Mga paborito</h3><p>Isinasama ng star ang laro sa mga paborito mo, sa lahat ng device na pinagla-loginan mo.</p>',
  'help.play.returns.title': 'Magkano ang ibinabalik ng mga laro',
  'help.play.returns.content':
    '<p>Sa katagalan, ibinabalik ng bawat laro ang isang bahagi ng lahat ng itinaya rito. Ang natitira ang halaga ng paglalaro. Eksakto ang kuwenta ng sa amin, at sa poker ay mula sa mga simulated na kamay; nasa patakaran din ng bawat laro.</p><table><thead><tr><th>Sariling laro</th><th>Karaniwang ibinabalik</th></tr></thead><tbody><tr><td>Slots</td><td>96.09 %</td></tr><tr><td>Fishing</td><td>96 %</td></tr><tr><td>Baccarat, sa Player</td><td>98.76 %</td></tr><tr><td>Baccarat, sa Banker</td><td>98.94 %</td></tr><tr><td>Baccarat, sa tabla</td><td>85.64 %</td></tr><tr><td>Bingo</td><td>95.64 %</td></tr><tr><td>Mataas o mababang baraha</td><td>97.18 %</td></tr><tr><td>Poker laban sa house, ayon sa payo</td><td>98.92 %</td></tr><tr><td>Sports at e-sports, isahang taya</td><td>92.93 % hanggang 96.50 %</td></tr><tr><td>Sabong, sa Meron</td><td>94.95 %</td></tr><tr><td>Sabong, sa Wala</td><td>94.85 %</td></tr><tr><td>Sabong, sa tabla</td><td>92.00 %</td></tr><tr><td>Lottery</td><td>89.69 % hanggang 92.96 %</td></tr></tbody></table><p>Hindi matagal ang isang gabi: puwede kang manalo, at puwede ring matalo ang lahat ng itinaya mo. Walang round na nakakaalala sa nauna.</p>',
  'help.play.stopped.title': 'Kapag huminto ang laro sa kalagitnaan',
  'help.play.stopped.content':
    '<p>Napagpapasyahan at naisusulat na sa panig namin ang bawat round bago pa ito makita sa screen mo. Kapag naputol ang koneksyon, buksan lang ulit ang laro: ipapakita ang naging resulta at walang madodobleng taya.</p><h3>Kung ayaw talagang magsimula</h3><ul><li>Pindutin ang paikot na arrow sa itaas ng laro para simulan ulit.</li><li>May tanda sa laro kapag inaayos ito ng gumawa. Tuloy ang iba.</li><li>Kailangang payagan ng browser mo ang site na ito na magbukas ng window para sa iilang larong may sariling window.</li></ul>',
  'help.play.trial.title': 'Tumingin-tingin kahit walang account',
  'help.play.trial.content':
    '<p>Bukas sa lahat ang lobby, at maraming laro ang puwedeng subukan gamit ang play money. Sa <strong>Titingin-tingin muna</strong>, kung saan nagla-login, may trial account ka agad. Makakapag-ipon ito ng mga paborito.</p><p>Sariling account ang kailangan sa member center, deposito at larong may pera. Kusang natatapos ang trial account.</p>',
  'help.app.install.title': 'Paglalagay ng app sa phone mo',
  'help.app.install.content':
    '<p>Walang kailangang i-download mula sa store. Nasa <a href="/download">Kunin ang app</a> ang mga hakbang para sa hawak mong device.</p><ul><li><strong>iPhone at iPad:</strong> buksan ang Parola sa Safari, pindutin ang share, piliin ang “Add to Home Screen”.</li><li><strong>Android:</strong> pindutin ang tatlong tuldok sa tabi ng address, piliin ang “Add to home screen” o “Install app”.</li><li><strong>Computer:</strong> pindutin ang tanda ng screen na may arrow sa dulo ng address.</li></ul><p>Halos walang kinakaing space at kusa itong nag-a-update.</p>',
  'help.app.offline.title': 'Mahina o walang signal',
  'help.app.offline.content':
    '<p>Bumubukas ang Parola kahit walang koneksyon, kasama ang naitabi sa device mo at kung gaano na ito katagal:</p><ul><li>ang lobby at ang mga paborito mo,</li><li>ang mga anunsyo at huling nanalo,</li><li>ang mga sagot na ito.</li></ul><p>Ipapadala ang mga star mo pagbalik ng signal. <strong>Walang gumagalaw na pera habang offline</strong>: naghihintay ng network ang mga laro, deposit at withdraw.</p>',
  'help.app.settings.title': 'Wika, araw at gabi',
  'help.app.settings.content':
    '<p>Nasa menu sa kanang itaas ang dalawa, at naitatabi ito sa device mo.</p><ul><li><strong>Wika:</strong> agad na nagpapalit nang hindi umaalis sa pahina. Pati ang mga anunsyo at ang mga sagot na ito.</li><li><strong>Araw at gabi:</strong> sinusundan ng Parola ang device mo hanggang pumili ka.</li></ul><p>Kung naka-set ang device mo sa mas kaunting galaw, hindi gagalaw ang mga carousel at counter.</p>',
  'help.care.pause.title': 'Pagpapahinga sa laro',
  'help.care.pause.content':
    '<p>Puwede kang huminto anumang oras. Nasa <a href="/member?page=protection">Mga limit sa paglalaro</a> ng account mo ang mga paraan:</p><ul><li><strong>Limitasyon:</strong> ikaw ang nagtatakda kung magkano ang pinakamarami mong idedeposito, matatalo o itataya sa isang araw, linggo o buwan.</li><li><strong>Pansamantalang pahinga:</strong> ilang araw o linggo nang walang laro. Kusa itong natatapos.</li><li><strong>Self-exclusion:</strong> mga buwan o taon, o habang panahon. Pagkatapos nito, kailangan mong humiling na makabalik.</li><li><strong>Wakas:</strong> isasara mo ang account mo.</li></ul><p>Magsisimula agad ang pahinga, at walang makakabawi nito. I-withdraw muna ang pera mo; pagkatapos niyon, ang <a href="/help?topic=about.contact">customer service</a> ang magbabayad nito sa iyo.</p>',
  'help.care.limits.title': 'Paano gumagana ang mga limit mo',
  'help.care.limits.content':
    '<p>Itakda ang mga limit sa <a href="/member?page=protection">Mga limit sa paglalaro</a>. Para sa deposito, talo, taya at oras ng paglalaro ang mga ito.</p><ul><li><strong>Mas mababang limit:</strong> may bisa agad.</li><li><strong>Mas mataas na limit,</strong> o wala: kailangang maghintay. Pagkatapos, tatanungin ka ulit ng page; kung hindi ka pumayag, mananatili ang dating limit.</li><li><strong>Maraming limit:</strong> sabay-sabay ang bisa, at ang may pinakamaliit na natitira ang sinusunod.</li><li>Oras ng Pilipinas ang batayan ng araw, linggo at buwan.</li></ul><p>Hindi tatanggapin ang tayang lampas sa limit, at walang mawawala sa iyo. Makikita sa bar sa itaas ng laro kung magkano pa ang natitira.</p><h3>Paalala sa paglalaro</h3><p>Habang naglalaro ka, may paalalang tatakip sa laro sa pagitang ikaw ang pumili. Ipinapakita nito kung gaano ka na katagal naglalaro, magkano ang itinaya mo at magkano ang napanalunan mo. Mula roon, puwede kang magpatuloy, umalis, o tumingin sa mga taya mo.</p>',
  'help.care.signs.title': 'Masaya pa ba?',
  'help.care.signs.content':
    '<p>May gastos ang paglalaro, tulad ng ibang libangan. Bago magsimula, magpasya kung magkano lang para sa gabing ito, at tumigil kapag naubos na.</p><h3>Tumigil muna at makipag-usap kung</h3><ul><li>naglalaro ka para mabawi ang natalo,</li><li>umuutang ka, o ginagamit ang perang para sa iba,</li><li>itinatago mo sa mga kasama mo kung gaano ka kadalas maglaro,</li><li>hindi ka mapakali kapag hindi naglalaro.</li></ul><p>Magandang simula ang <a href="/help?topic=care.pause">pahinga</a>.</p>',
  'help.about.contact.title': 'Pag-contact sa customer service',
  'help.about.contact.content':
    '<p>Sa computer, nasa gilid sa kanan ang daan papunta sa amin; sa phone, ang bilog na button sa ibabang bahagi ng pahina.</p><h3>Para makatulong kami</h3><ul><li>ang username mo, hindi kailanman ang password,</li><li>ano ang gusto mong gawin, at ano ang nangyari,</li><li>kailan ito nangyari, at larawan ng screen kung mayroon,</li><li>kung tungkol sa bayad: ang resibo o ang numero nito.</li></ul>',
  'help.about.privacy.title': 'Ano ang alam namin tungkol sa iyo',
  'help.about.privacy.content':
    '<p>Ginagamit ang sinabi mo sa amin para patakbuhin ang account mo, bayaran ka, at gawin ang hinihingi ng batas.</p><h3>Sa device mo</h3><ul><li>Bago mag-login: ang lobby, mga anunsyo at sagot, para mabuksan kahit walang network, at ang wika at tema mo.</li><li>Habang naka-login: kung sino ka rito, ang mga paborito at huling nilaro mo. Inaalis ang mga ito kapag nag-sign out.</li><li>Hindi kailanman: password na nababasa, o ang balanse mo.</li></ul><h3>Sa iba</h3><p>Nalalaman ng larong binuksan mo kung aling account ang naglalaro, hindi ang pangalan o numero mo. Kapag sinusuri namin kung tao ang nasa kabila, nakikita ng gumawa ng pagsusuri ang browser mo.</p><p>Puwede mong itanong kung ano ang hawak namin tungkol sa iyo, ipatama ito, at ipabura kapag pinapayagan ng batas. <a href="/help?topic=about.contact">Sumulat sa amin.</a></p>',
  'help.about.terms.title': 'Ang mga tuntunin sa maikli',
  'help.about.terms.content':
    '<ul><li><strong>Sino ang puwedeng maglaro:</strong> mga nasa hustong gulang, kung saan pinapayagan ng batas. Maaari naming hingin ang patunay.</li><li><strong>Ang account mo:</strong> isa bawat tao, at totoo ang nakalagay. Sa iyo lang ito.</li><li><strong>Ang pera mo:</strong> piso at sariling pera ang gamit. Napupunta ang withdraw sa account na nakapangalan sa iyo.</li><li><strong>Taya:</strong> hindi na mababawi ang naitaya na. Bawal ang robot at ang pagsasabwatan laban sa iba.</li><li><strong>Mga laban:</strong> kapag kinansela ang taya, ibinabalik ang itinaya.</li></ul><p>Makikita ang buong teksto kapag nag-register. Nasa <a href="/help?topic=about.privacy">privacy</a> kung ano ang ginagawa namin sa alam namin tungkol sa iyo.</p>',
  'help.about.agents.title': 'Pagiging agent',
  'help.about.agents.content':
    '<p>Nagdadala ng manlalaro ang mga agent at may bahagi sa laro ng kanilang grupo: dividend, o sahod ayon sa kontrata. Sumulat sa customer service kalakip ang username at lungsod.</p>',
  'depositGuide.chooseWay.title': 'Piliin ang {name}',
  'depositGuide.chooseWay.text':
    'Mag-login at pindutin ang Deposit. Nasa listahan ang {name}, kasama ang limitasyon at bayad nito.',
  'depositGuide.chooseAmount.title': 'Ilagay ang halaga',
  'depositGuide.chooseAmount.text':
    'Pindutin ang isa sa mga halaga o mag-type ng sarili mo, saka pindutin ang Deposit.',
  'depositGuide.seeBalance.title': 'Tingnan sa balanse mo',
  'depositGuide.seeBalance.text': 'Sasabihin ng pahina kapag pumasok na ang pera.',
  'depositGuide.scanCode.title': 'I-scan ang code',
  'depositGuide.scanCode.text':
    'Buksan ang wallet mo at i-scan ang code sa pahina. Kung sa mismong phone, pindutin ang button sa ilalim ng code: bubuksan nito ang wallet.',
  'depositGuide.confirmInWallet.title': 'Kumpirmahin sa wallet mo',
  'depositGuide.confirmInWallet.text':
    'Suriin ang pangalan at halaga at huwag itong baguhin. Magbayad bago maubos ang oras sa pahina.',
  'depositGuide.payOnPage.title': 'Magbayad sa pahina ng {name}',
  'depositGuide.payOnPage.text':
    'Bubukas ito sa sarili nitong window. Mag-login doon gamit ang mobile number mo at kumpirmahin. Walang hihingi ng PIN nito rito.',
  'depositGuide.enterCard.title': 'Ilagay ang card mo',
  'depositGuide.enterCard.text':
    'Bubukas ang pahina ng card sa loob ng app. Gumamit ng card na nakapangalan sa iyo; maaaring magpadala ng code ang bangko mo.',
  'depositGuide.copyAccount.title': 'Kopyahin ang account namin',
  'depositGuide.copyAccount.text':
    'Ipinapakita ng pahina ang account namin sa {name} at isang reference. Pindutin ang mga button sa tabi para kopyahin ang dalawa.',
  'depositGuide.transfer.title': 'Ilipat ang eksaktong halaga',
  'depositGuide.transfer.text':
    'Ipadala mula sa account na nakapangalan sa iyo, at ilagay ang reference sa remark. Itabi ang resibo.',
  'depositGuide.sendProof.title': 'Ipadala sa amin ang resibo',
  'depositGuide.sendProof.text':
    'Idagdag sa parehong pahina ang larawan at numero ng resibo. Tao ang titingin, kahit gabi.',
  'depositGuide.getCode.title': 'Kunin ang code',
  'depositGuide.getCode.text':
    'Ipapakita ng pahina ang code para sa counter. I-save bilang larawan o isulat: may bisa ito nang isang araw.',
  'depositGuide.payAtCounter.title': 'Magbayad ng cash sa counter',
  'depositGuide.payAtCounter.text':
    'Ipakita ang code sa {name} at bayaran ang halaga. Itabi ang resibo hanggang pumasok ang pera.',
  'message.welcome.title': 'Maligayang pagdating sa daungan',
  'message.welcome.content':
    'Dito ka namin susulatan: ano ang naibayad, ano ang nabago, at ano ang dapat mong malaman. Walang sinuman sa amin ang hihingi ng password mo.',
  'message.rebate.title': 'Puwede nang i-claim ang rebate mo',
  'message.rebate.content':
    'May rebate ang mga taya mo. I-claim ito sa Rebate, kung saan makikita ang kuwenta sa bawat uri ng laro.',
  'message.tournament.title': 'May upuan ka sa torneo sa Biyernes',
  'message.tournament.content':
    'Nagtabi ako ng upuan para sa iyo sa slot tournament sa Biyernes ng gabi. Sabihan mo ako bago mag-Huwebes kung dadalo ka. — Ana',
  'message.newContracts.title': 'Mga kontrata para sa bagong kalahating buwan',
  'message.newContracts.content':
    'May mga bagong terminong inaalok mula sa itaas at ibaba. Basahin nang mabuti: ang tatanggapin mo ay magkakabisa sa susunod na panahon.',
  'message.hourlySalary.title': 'Tungkol sa sahod kada oras',
  'message.hourlySalary.content':
    'Gusto ko na sana itong itigil at manatili na lang sa dibidendo. Naipadala ko na sa iyo ang request. — Luis',
  'message.goodNumbers.title': 'Maganda ang takbo ngayong linggo',
  'message.goodNumbers.content':
    'Mahusay ang team mo. Nag-alok ako sa iyo ng sahod kada araw bukod pa sa dibidendo. — Ana',
  'showcase.BAYLIVE.title': 'Baccarat sa tabing-dagat',
  'showcase.BAYLIVE.description':
    'Baccarat sa ilalim ng iisang mainit na ilaw. Umupo sa maliit na taya at namnamin ang tanawin.',
  'showcase.MAHARLIKA.title': 'Ruletang naka-barong',
  'showcase.MAHARLIKA.description':
    'Gulong na kahoy, tapat na bola, at krupyer na tanda ang pangalan mo.',
  'showcase.SAMPAGUITA.title': 'Ang salon ng sampaguita',
  'showcase.SAMPAGUITA.description':
    'Maliliit na mesa, malamyos na musika, baccarat na hindi minamadali. Magandang silid para sa unang live game mo.',
  'showcase.TERNO.title': 'Bihis para sa matataas na mesa',
  'showcase.TERNO.description':
    'Manggas na paruparo, dalawang baraha at mas mataas na limit, gabi-gabi hanggang sikat ng araw.',
  'showcase.KUNDIMAN.title': 'Kundiman sa mesa ng dice',
  'showcase.KUNDIMAN.description':
    'Sic bo na may kumakanta sa sulok. Pinakikintab ang silid at magbubukas muli sa lalong madaling panahon.',
  'slotClass.SC': 'Klasikong slots',
  'slotClass.VP': 'Video slots',
  'slotClass.JP': 'Jackpot',
  'slotClass.TG': 'Larong mesa',
  'slotClass.AC': 'Arcade',
  'slotClass.BG': 'Bingo',
  'lottery.ALON3': 'Alon Tatlo',
  'lottery.TALA4': 'Tala Apat',
  'lottery.HAPON2': 'Pares sa Hapon',
  'lottery.PERLAS6': 'Perlas Anim sa 42',
  'lottery.BITUIN5': 'Bituin Lima sa 49',
  'lottery.LAKAMBINI6': 'Lakambini Anim sa 55',
  'lottery.MABILIS5': 'Mabilis na Lima',
  'lottery.KULAY3': 'Kulay Tatlong Dais',
  'rank.shore': 'Tabing-dagat',
  'rank.sailor': 'Mandaragat',
  'rank.captain': 'Kapitan',
  'rank.keeper': 'Bantay-parola',
  'rankBenefit.rebate': 'Rebate na hanggang {percent}% ng iyong turnover',
  'rankBenefit.gift': 'Regalong ₱{amount} kapag naabot mo ito',
  'reward.cashTerms': 'Cash. Sakop ng mga kondisyon ng claim hall.',
  'reward.ticket': 'Tiket ng pagbati',
  'reward.regatta': 'Regatta ng mga ilaw: salamat sa pagsali',
  'reward.apology.title': 'Para sa matagal na paghihintay noong Martes',
  'reward.apology.letter':
    '<p>Mas matagal kaysa dapat ang inabot ng withdrawal mo. Paumanhin, at gusto naming bumawi.</p><p>Kunin ang gantimpala sa ibaba: <strong>cash ito</strong>.</p>',
  'promoCode.lighthouse': 'Code ng parola',
  'promoCode.oneMember': 'Code para sa isang miyembro',
  'redEnvelope.evening': 'Pulang sobre ng gabi',
  'redEnvelope.welcome': 'Sobre ng pagbati',
  'bonusRule.firstDeposit': 'Unang deposito, dobleng liwanag',
  'bonusRule.mondayReload': 'Reload tuwing Lunes, 30 %',
  'bonusRule.merienda': 'Oras ng merienda: dalawampung spin',
  'bonusRule.lossRebate': 'Kalma pagkatapos ng bagyo: 5 % ng natalo mo',
  'bonusRule.reward': 'Regalo mula sa parola',
  'mission.dayLogin': 'Mag-hello ngayong araw',
  'mission.dayBets': 'Sampung round',
  'mission.dayTurnover': 'Magandang hangin',
  'mission.weekLogin': 'Limang araw sa dagat',
  'mission.weekDeposit': 'Kargahan ang bangka',
  'mission.weekSlots': 'Biyaheng slots',
  'mission.weekLive': 'Sa live tables',
  'leaderboard.weekAll': 'Linggo ng parola',
  'leaderboard.weekSlots': 'Karera ng slots',
  'chips.name': 'Chips na ₱{amount}',
  'chips.description': '₱{amount} sa balance mo kaagad, pang-laro o pang-withdraw.',
  'voucher.name.fiesta': 'Fiesta voucher',
  'voucher.name.treasure': 'Voucher ng kayamanan',
  'voucher.name.gem': 'Voucher ng hiyas',
  'voucher.description.paid':
    'Magbayad ng ₱{amount} at {points} puntos, at ₱{pays} ang papasok sa balance mo kapag naaprobahan.',
  'voucher.description.free': '₱{pays} ang papasok sa balance mo kapag naaprobahan.',
  'pointItem.hostCall.name': 'Tawag mula sa host mo',
  'pointItem.hostCall.description': 'Tatawag ang host sa oras na isusulat mo sa remark.',
  'pointItem.crownWeek.name': 'Linggo ng korona',
  'pointItem.crownWeek.description':
    'Sa loob ng pitong araw, uunahin ang pagsuri sa mga withdrawal mo.',
  'pointItem.jeepneyRide.name': 'Jeepney sa isang araw',
  'pointItem.jeepneyRide.description':
    'Isang makulay na jeepney na may driver para sa iyo at labing-isang kaibigan sa Cebu, isang araw.',
  'pointItem.parol.name': 'Parol',
  'pointItem.parol.description': 'Bituing gawa sa capiz na may ilaw sa loob, gawa sa Pampanga.',
  'pointItem.mangga.name': 'Isang kahon ng tuyong mangga',
  'pointItem.mangga.description': 'Labindalawang supot ng matamis na mangga mula Guimaras.',
  'pointItem.saranggola.name': 'Saranggola',
  'pointItem.saranggola.description':
    'Malaking saranggola na papel at kawayan para sa mahanging hapon.',
  'pointItem.bola.name': 'Bola ng basketbol',
  'pointItem.bola.description': 'Bolang full size para sa kalsada at sa loob ng gym.',
  'pointItem.maskara.name': 'Maskara ng Bacolod',
  'pointItem.maskara.description': 'Nakangiting maskara mula Bacolod, pinintahan ng kamay.',
  'pointItem.bangka.name': 'Modelong bangka',
  'pointItem.bangka.description': 'Bangkang kahoy na may katig, 40 sentimetro ang haba.',
  'pointItem.shellLamp.name': 'Lamparang kabibe',
  'pointItem.shellLamp.description': 'Lamparang perlas na kumikinang na parang dagat sa umaga.',
  'pointItem.galleon.name': 'Galeon, huling isa na',
  'pointItem.galleon.description':
    'Isang galeon ng Maynila na buo ang layag, gawang-kamay. Iisa lang ito.',
};
