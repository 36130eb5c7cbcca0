/** The English texts of the content. */
export const EN = {
  'announcement.welcome.title': 'The lamp is lit: welcome to Parola',
  'announcement.welcome.content':
    '<p>Good to see you. Slots, live tables, sports and the daily draws are all under one roof, and your balance follows you from one to the next.</p><p>If something is unclear, <strong>ask customer service</strong>. The button is at the right of the page.</p>',
  'announcement.kundimanClosed.title': 'Kundiman Casino is being serviced',
  'announcement.kundimanClosed.content':
    '<p>The tables of Kundiman Casino are closed while their studio is moved. Bets already settled are not affected.</p><p>Until then you can sit down at <em>Bayside Live</em>, <em>Maharlika Tables</em> or <em>Sampaguita Salon</em>.</p>',
  'announcement.withinMeans.title': 'Play within your means',
  'announcement.withinMeans.content':
    '<p>Play is for adults and for pleasure. Decide before you begin what an evening may cost, and stop when it is spent.</p><ul><li>Never borrow to play.</li><li>Never chase what is lost.</li><li>Take a pause each hour.</li></ul><p>Is it no longer fun? <a href="/help?topic=care.signs">Stop, and talk to somebody.</a></p>',
  'announcement.falsePages.title': 'Beware of pages that only look like ours',
  'announcement.falsePages.content':
    '<p>We never ask for your password or a one-time code in a message or a call. The addresses in the footer are the only ones we use.</p><p>Have you typed your password elsewhere? Change it now under <strong>Security</strong> and tell customer service.</p>',
  'announcement.homeScreen.title': 'Keep Parola on your phone',
  'announcement.homeScreen.content':
    '<p>Open the menu of your browser and choose <strong>Add to Home Screen</strong>. Parola then starts like an app, takes next to no space, and opens even when the signal is weak.</p>',
  'announcement.depositArrives.title': 'How a deposit arrives',
  'announcement.depositArrives.content':
    '<p>A deposit by e-wallet is in your balance as soon as its provider confirms it. A bank transfer is there once we have checked its receipt. Keep the receipt until you see the new balance.</p>',
  'announcement.oneName.title': 'One name for account and bank',
  'announcement.oneName.content':
    '<p>Withdrawals go only to a bank account or e-wallet in your own name. If the name on your profile is misspelt, send customer service a photo of one valid ID before you withdraw.</p>',
  'announcement.secondWay.title': 'Bind a second way to sign in',
  'announcement.secondWay.content':
    '<p>With a mobile number or an e-mail on your account you can recover a lost password by yourself. With an authenticator app, a password alone does not open your account. You find both under <strong>Security</strong> in the member centre.</p>',
  'announcement.records.title': 'Your records in the member centre',
  'announcement.records.content':
    '<p>Bets, deposits and withdrawals can be read in the member centre, for the days that you choose.</p>',
  'announcement.luntianLabs.title': 'New among the slots: Luntian Labs',
  'announcement.luntianLabs.content':
    '<p>A shelf of new games from a young studio that draws everything by hand: tarsiers, butterflies and one very patient carabao. Most can be tried without money.</p>',
  'announcement.jackpot.title': 'The jackpot grows with its slots',
  'announcement.jackpot.content':
    '<p>Of every peso staked at the jackpot slots, 1 centavo goes into the pool on the home page. What you see there is counted, not drawn.</p>',
  'announcement.matches.title': 'Matches all day long',
  'announcement.matches.content':
    '<ul><li>Liga Isla: every 20 minutes</li><li>Isla Hoops: every 30 minutes</li><li>Kapuluan Cup: every 3 hours</li><li>Inter-Town Cup: every 4 hours</li></ul><p>Bets close when a match begins.</p>',
  'announcement.combinedBets.title': 'How a bet on several matches is settled',
  'announcement.combinedBets.content':
    '<p>The odds of your picks are multiplied. The bet wins when every pick is right; one wrong pick loses it. What counts are the odds at which you placed it. When a bet is cancelled, its stake is given back.</p>',
  'announcement.draws.title': 'Draws of the day: when the balls fall',
  'announcement.draws.content':
    '<p><strong>Alon Three</strong> is drawn at 00:00, 08:00 and 16:00; <strong>Tala Four</strong> at 00:00 and 12:00; <strong>Perlas Six of 42</strong> on Thursday at 00:00 and Sunday at 12:00, Manila time. Results stand on the lottery page.</p>',
  'popup.firstDeposit.title': 'Your first deposit counts twice',
  'popup.firstDeposit.content':
    '<p>Put in ₱100 to 5,000 with the bonus of the first deposit, and we add the same again. Stake both 15 times on slots or fish within 30 days, and what is left of the bonus is cash, up to ₱25,000.</p><p><small>One for each person, with a verified number. For adults only.</small></p>',
  'popup.rebate.title': 'A part of your stakes comes back',
  'popup.rebate.content':
    '<p>A part of what you stake comes back, win or lose. The higher your level, the more:</p><ul><li>Slots and fish: {slotsLeast} % to {slotsMost} %</li><li>Live tables: {tablesLeast} % to {tablesMost} %</li><li>Sports: {sportsLeast} % to {sportsMost} %</li></ul><p>Claim it once a day in the member centre, under <strong>Rebate</strong>.</p>',
  'popup.firstSteps.title': 'Three things to do first',
  'popup.firstSteps.content':
    '<ol><li>Choose a password only you know.</li><li>Add your mobile number, so that you can always come back in.</li><li>Try a game without money. The star keeps the ones you like.</li></ol>',
  'popup.pause.title': 'An hour has a way of passing',
  'popup.pause.content':
    '<p>Decide before you begin how long you play and what it may cost. <strong>When either is used up, stop.</strong> Your records in the member centre tell what you have won and lost.</p>',
  'promotion.firstDeposit.title': 'First deposit, twice the light',
  'promotion.firstDeposit.content':
    '<h3>What you get</h3><p>100 % of your first deposit on top, from ₱100 up to ₱5,000.</p><h3>How it works</h3><ol><li>Verify your mobile number.</li><li>Choose this promotion before you deposit.</li><li>Deposit. The bonus arrives with it.</li></ol><h3>Before you withdraw</h3><p>Deposit and bonus are to be staked 15 times on slots or fish within 30 days. What is left of the bonus is then cash, up to ₱25,000.</p>',
  'promotion.mondayReload.title': 'Monday reload, 30\u00a0% up to ₱1,500',
  'promotion.mondayReload.content':
    '<p>Weeks are easier to begin in company. On a Monday, one deposit of ₱300 or more earns 30 %.</p><table><thead><tr><th>Deposit</th><th>Bonus</th></tr></thead><tbody><tr><td>₱300</td><td>₱90</td></tr><tr><td>₱1,000</td><td>₱300</td></tr><tr><td>₱5,000</td><td>₱1,500</td></tr></tbody></table><p>Stake deposit and bonus 10 times within 14 days: slots and fish count in full, sports and lottery 50 %, live tables and poker 20 %. What is left of the bonus is then cash, up to ₱15,000.</p>',
  'promotion.merienda.title': 'Merienda hour: twenty spins with your afternoon deposit',
  'promotion.merienda.content':
    '<p>Deposit ₱200 or more between 15:00 and 17:00 and take 20 spins of ₱1 on slots, within 7 days. What they win is paid as money, up to ₱1,000, with nothing to stake again.</p><p>Once a day, while the ice lasts.</p>',
  'promotion.friends.title': 'Bring the barkada: a reward for each friend',
  'promotion.friends.content':
    '<p>Share the link from your referral page. You are rewarded when a friend has verified a number, and again when they have deposited and played.</p><ul><li>Your referral page tells what each step asks for and what it pays.</li><li>One account for each person.</li></ul>',
  'promotion.harvest.title': 'Shared harvest: rewarded again when friends stay',
  'promotion.harvest.content':
    '<p>Has a friend whom you invited played for a while? Then you are rewarded once more. It takes nothing from them.</p><p>Your referral page tells how much turnover this asks for, and what it pays.</p>',
  'promotion.bigCatch.title': 'Big-catch days: fish for 400 points',
  'promotion.bigCatch.content':
    '<p>Sign up, and ₱2,000 of turnover on fishing games by the end of the big-catch days earns 400 points for the points mall. <em>Lambat Fishing</em>, <em>Dagat Hunters</em>, <em>Bahura Reef</em>: all of them count.</p><p>The giants in the games are drawn. The ones in the sea are protected.</p>',
  'promotion.finals.title': 'Finals week: sign up before tip-off',
  'promotion.finals.content':
    '<p>Sign up before the finals begin. From the first tip-off, ₱3,000 of turnover on sports within the week earns ₱200.</p><ul><li>Bets of all sports books count.</li><li>Cancelled and tied bets do not count.</li></ul>',
  'promotion.gameNight.title': 'Show us your game-night corner',
  'promotion.gameNight.content':
    '<p>The sofa, the sari-sari store, the bench under the mango tree: send up to 3 pictures of the place you watch from. When we accept them, ₱88 is yours.</p><ul><li>No people in the pictures who have not agreed.</li><li>One application for each account.</li></ul>',
  'promotion.nightFishing.title': 'Night fishing opens with the new moon',
  'promotion.nightFishing.content':
    '<p>When the new moon rises, 30 settled bets on fishing games earn ₱120. Registration opens on the first day.</p>',
  'promotion.threePoints.title': 'Three-point challenge',
  'promotion.threePoints.content':
    '<p>Everyone who signed up in time earns ₱300 with 25 settled sports bets. Registration has closed; the challenge goes on.</p>',
  'promotion.bestCatch.title': 'Your best catch, on camera',
  'promotion.bestCatch.content':
    '<p>Real fish or drawn fish: send a picture of the catch you are proud of and a line about it. Play 1 round of a fishing game, and when we accept your picture, ₱160 is yours.</p><p>Please let protected animals go.</p>',
  'promotion.receipts.title': 'Three receipts, one thank-you',
  'promotion.receipts.content':
    '<p>Send up to 3 receipts of deposits since this promotion began, ₱1,000 in all or more, and we thank you with a bonus of ₱150.</p><p>Cover everything on them but the amount and the date.</p>',
  'promotion.reefMarathon.title': 'Reef marathon: three hundred casts',
  'promotion.reefMarathon.content':
    '<p>Sign up, and earn ₱400 with 300 settled bets and ₱30,000 of turnover on fishing games by the end of the marathon. Take the time you like; there is no prize for haste.</p>',
  'promotion.verifiedNumber.title': 'A verified number is worth ₱50',
  'promotion.verifiedNumber.content':
    '<p>Verify your mobile number, sign up here, and take ₱50. Once for each account and number.</p>',
  'promotion.threeBets.title': 'Three bets to get to know us',
  'promotion.threeBets.content':
    '<p>Your first 3 settled bets, of any size and on any game, earn 300 points for the points mall.</p>',
  'agentNews.agentCentre.title': 'Your agent centre is open',
  'agentNews.agentCentre.content':
    '<p>Add accounts, share invitation links and send money to your downlines here. <strong>Every change is listed under Changes</strong>, with its time.</p>',
  'agentNews.honestLinks.title': 'Keep your links honest',
  'agentNews.honestLinks.content':
    '<p>Share links with adults only, and promise no wins. Whoever plays more than is good for them finds a first answer in <a href="/help?topic=care.signs">our help</a>.</p>',
  'banner.firstDeposit': 'Your first deposit, twice the light',
  'banner.fiesta': 'Fiesta on every reel',
  'banner.bigCatch': 'The big-catch days are here',
  'banner.baccarat': 'A seat is free at Bayside Baccarat',
  'banner.guide': 'New to the islands? Read the guide',
  'help.account.open.title': 'Opening an account',
  'help.account.open.content':
    '<p>You can open one account if you are of age and live where play is allowed. <a href="/register">Register</a> asks for a username, a password and a mobile number that receives text messages.</p><h3>Username and password</h3><ul><li>Username: 4 to 16 letters and digits, beginning with a letter. It cannot be changed later.</li><li>Password: 8 to 64 letters, digits and signs, with a letter and a digit among them. Take one you use nowhere else.</li></ul><h3>If a code does not arrive</h3><ol><li>Wait until the counter has run out.</li><li>Look at the number and its country.</li><li>Ask for another code. Each is good for 5 minutes.</li></ol>',
  'help.account.login.title': 'Logging in',
  'help.account.login.content':
    '<p><a href="/login">Log in</a> with your username and password, or with your mobile number and a code by SMS.</p><h3>It does not let you in</h3><ul><li>Passwords tell capital letters apart. The eye beside the field shows what you typed.</li><li>After 3 wrong tries we also ask for the digits in a picture. After 10, wait 15 minutes.</li><li>Some accounts are asked for a second step: a code by SMS, by e-mail or from an authenticator app.</li></ul><h3>You were logged out</h3><p>A session ends after 24 hours without use, and at the latest after 90 days. A new password ends the sessions on your other devices. If you did not change it, <a href="/help?topic=account.password">get a new one</a> at once.</p>',
  'help.account.password.title': 'Forgotten password',
  'help.account.password.content':
    '<p>Press <strong>Forgot your password?</strong> where you log in. The ways back:</p><ul><li><strong>By mobile number:</strong> we text you a code, and you choose a new password at once.</li><li><strong>By e-mail:</strong> we mail you a password that is good for 30 minutes. You log in with it and choose your own. The old one goes on working until then.</li></ul><p>Neither number nor e-mail on your account? <a href="/help?topic=about.contact">Write to us</a> and have a valid ID at hand.</p>',
  'help.account.security.title': 'Keeping your account safe',
  'help.account.security.content':
    '<ul><li>Use a password you use nowhere else.</li><li>Sign out on devices that are not yours. What was kept there of your account is removed.</li><li>Bind an authenticator app under Security. Then a password alone does not open your account.</li><li>Look at the address before you type a password: pages that only look like ours collect them.</li></ul><p><strong>Nobody from Parola will ever ask for your password or a code.</strong> Whoever does is not one of us.</p>',
  'help.money.deposit.title': 'Depositing',
  'help.money.deposit.content':
    '<p>Log in, press <strong>Deposit</strong>, choose how you pay and how much, and follow the page of your provider.</p><table><thead><tr><th>Way</th><th>Least</th><th>Most</th></tr></thead><tbody><tr><td>E-wallet</td><td>₱{walletLeast}</td><td>₱{walletMost}</td></tr><tr><td>Card</td><td>₱{cardLeast}</td><td>₱{cardMost}</td></tr><tr><td>Bank</td><td>₱{bankLeast}</td><td>₱{bankMost}</td></tr><tr><td>Counter</td><td>₱{counterLeast}</td><td>₱{counterMost}</td></tr></tbody></table><h3>So that it arrives</h3><ul><li>Pay exactly the amount you chose.</li><li>Pay from an account in your own name.</li><li>Keep the receipt until you see the new balance.</li></ul><p>Still not there? <a href="/help?topic=about.contact">Send us the receipt.</a></p>',
  'help.money.withdrawal.title': 'Withdrawing',
  'help.money.withdrawal.content':
    '<ol><li>Bind an e-wallet or bank account in your own name.</li><li>Finish the stakes of any bonus you took.</li><li>Press <strong>Withdraw</strong> and ask for ₱100 or more.</li></ol><p>A person looks at each request before it is paid. Its page shows every step with its time.</p><h3>Why a request may come back</h3><ul><li>The name on the account is not the name on your profile.</li><li>We could not check who you are.</li><li>The bank or the e-wallet has refused the payment.</li></ul><p>The money is then back in your balance, and we tell you why.</p>',
  'help.money.bonus.title': 'How a bonus is earned out',
  'help.money.bonus.content':
    '<p>A bonus becomes money when you have staked it as often as its promotion says. Slots and fish count in full, tables and sports in part or not at all.</p><h3>An example</h3><p>You deposit ₱500 and are given ₱500 more, to be staked 15 times. Once you have staked ₱15,000 on slots, deposit and bonus 15 times, the bonus is money.</p><p>What counts, and until when, stands in each of the <a href="/promotions">promotions</a>. You may give up a bonus at any time; your own deposit stays yours.</p>',
  'help.play.start.title': 'Finding and starting a game',
  'help.play.start.content':
    '<p>The lobby has a lane for each kind of game. <a href="/rng">Slots</a> can be searched by name and narrowed by maker, kind and least bet.</p><ol><li>Press a game. If you are not logged in yet, you are asked to.</li><li>It opens in this window, with your balance above it.</li><li>The arrow at the top left leads back to where you were.</li></ol><h3>Favourites</h3><p>The star on a game keeps it among your favourites, on every device you log in on.</p>',
  'help.play.returns.title': 'What games pay back',
  'help.play.returns.content':
    '<p>Each game returns, on average and over a very long time, a part of what is staked in it. The rest is the price of playing. Ours are reckoned exactly, that of poker by simulated hands, and the rules of each game tell them too.</p><table><thead><tr><th>Game of the house</th><th>Paid back on average</th></tr></thead><tbody><tr><td>Slots</td><td>96.09 %</td></tr><tr><td>Fishing</td><td>96 %</td></tr><tr><td>Baccarat, on Player</td><td>98.76 %</td></tr><tr><td>Baccarat, on Banker</td><td>98.94 %</td></tr><tr><td>Baccarat, on a tie</td><td>85.64 %</td></tr><tr><td>Bingo</td><td>95.64 %</td></tr><tr><td>High or low card</td><td>97.18 %</td></tr><tr><td>Poker against the house, by its advice</td><td>98.92 %</td></tr><tr><td>Sports and e-sports, single bets</td><td>92.93 % to 96.50 %</td></tr><tr><td>Cockfight, on Meron</td><td>94.95 %</td></tr><tr><td>Cockfight, on Wala</td><td>94.85 %</td></tr><tr><td>Cockfight, on a draw</td><td>92.00 %</td></tr><tr><td>Lottery</td><td>89.69 % to 92.96 %</td></tr></tbody></table><p>An evening is not a very long time: you may win, and you may lose all you staked. No round knows of the one before it.</p>',
  'help.play.stopped.title': 'When a game stops in the middle',
  'help.play.stopped.content':
    '<p>Every round is decided and written down on our side before your screen shows it. If the connection drops, open the game again: the round is shown as it ended and nothing is staked twice.</p><h3>It does not start at all</h3><ul><li>Press the round arrow above the game, which starts it again.</li><li>A sign on a game says when its maker is at work on it. The others go on.</li><li>Your browser has to let this site open windows for the few games that need their own.</li></ul>',
  'help.play.trial.title': 'Looking around without an account',
  'help.play.trial.content':
    '<p>The lobby is open to everybody, and many games can be tried with play money. With <strong>Look around first</strong>, where you log in, you also get a trial account at once. It can keep favourites.</p><p>The member centre, deposits and games for money need an account of your own. A trial account ends by itself.</p>',
  'help.app.install.title': 'Putting the app on your phone',
  'help.app.install.content':
    '<p>There is nothing to download from a store. <a href="/download">Get the app</a> shows the steps for the device you hold.</p><ul><li><strong>iPhone and iPad:</strong> open Parola in Safari, press the share button, choose “Add to Home Screen”.</li><li><strong>Android:</strong> press the three dots beside the address, choose “Add to home screen” or “Install app”.</li><li><strong>Computer:</strong> press the sign of a screen with an arrow at the end of the address.</li></ul><p>It takes next to no space and brings itself up to date.</p>',
  'help.app.offline.title': 'Weak signal and no signal',
  'help.app.offline.content':
    '<p>Parola opens without a connection, with what was kept on your device and its age:</p><ul><li>the lobby and your favourites,</li><li>announcements and the last winners,</li><li>these answers.</li></ul><p>Stars you set are sent when you are back. <strong>Money never moves while you are offline</strong>: games, deposits and withdrawals wait for the network.</p>',
  'help.app.settings.title': 'Language, day and night',
  'help.app.settings.content':
    '<p>Both are in the menu at the top right, and they are kept on your device.</p><ul><li><strong>Language:</strong> changes at once, without leaving the page. Announcements and these answers come in it too.</li><li><strong>Day and night:</strong> Parola follows your device until you choose one.</li></ul><p>Where your device is set to less motion, carousels and counters stand still.</p>',
  'help.care.pause.title': 'Taking a pause',
  'help.care.pause.content':
    '<p>You can stop at any time. <a href="/member?page=protection">Play limits</a> in your account has the ways:</p><ul><li><strong>Limits:</strong> you set what you deposit, lose or stake at most in a day, a week or a month.</li><li><strong>A time-out:</strong> some days or weeks without playing. It ends by itself.</li><li><strong>A self-exclusion:</strong> months or years, or for good. After it, you have to ask to come back.</li><li><strong>The end:</strong> you close your account.</li></ul><p>A break begins at once, and nobody can undo it. Withdraw your money first; after that, <a href="/help?topic=about.contact">customer service</a> pays it out to you.</p>',
  'help.care.limits.title': 'How your limits work',
  'help.care.limits.content':
    '<p>You set limits under <a href="/member?page=protection">Play limits</a>. They hold for deposits, losses, stakes and the time at play.</p><ul><li><strong>A lower limit</strong> holds at once.</li><li><strong>A higher limit</strong>, or none, has to wait. When the time is over, the page asks you once more; without your yes the old limit stays.</li><li><strong>Several limits</strong> hold together: the one that leaves the least counts.</li><li>Days, weeks and months are those of the Philippines.</li></ul><p>A stake above a limit is not taken, and nothing is lost by it. The bar over a game shows what is left.</p><h3>Reality check</h3><p>While you play, a note covers the game at the interval that you choose. It shows how long you have played, what you staked and what you won. From there you go on, leave, or look at your bets.</p>',
  'help.care.signs.title': 'Is it still fun?',
  'help.care.signs.content':
    '<p>Play costs money over time, like any other pleasure. Decide before you begin what an evening may cost, and stop when it is spent.</p><h3>Stop and talk to somebody if you</h3><ul><li>play to win back what was lost,</li><li>borrow, or use money meant for something else,</li><li>hide from those around you how much you play,</li><li>feel restless when you do not.</li></ul><p>A <a href="/help?topic=care.pause">pause</a> is a good beginning.</p>',
  'help.about.contact.title': 'Reaching customer service',
  'help.about.contact.content':
    '<p>On a computer the bar at the right edge leads to us, on a phone the round button above the foot of the page.</p><h3>So that we can help</h3><ul><li>your username, never your password,</li><li>what you wanted to do, and what happened,</li><li>when it was, and a picture of the screen if you have one,</li><li>for a payment: the receipt or its number.</li></ul>',
  'help.about.privacy.title': 'What we know of you',
  'help.about.privacy.content':
    '<p>What you tell us is used to run your account, to pay you, and to do what the law asks of us.</p><h3>On your device</h3><ul><li>Before you log in: the lobby, announcements and answers, so that they open without a network, and your language and theme.</li><li>While you are logged in: who you are here, your favourites and the games you played last. Signing out removes them.</li><li>Never: passwords that can be read, or your balance.</li></ul><h3>With others</h3><p>A game you open learns which account plays it, not your name or your number. Where we ask whether a person is there, the maker of that check sees your browser.</p><p>You may ask what we hold of you, have it put right, and have it deleted when the law lets us. <a href="/help?topic=about.contact">Write to us.</a></p>',
  'help.about.terms.title': 'The terms in short',
  'help.about.terms.content':
    '<ul><li><strong>Who may play:</strong> people of age, where the law lets them. We may ask you to show it.</li><li><strong>Your account:</strong> one a person, with what is true about you in it. It is yours alone.</li><li><strong>Your money:</strong> you play in pesos and with your own money. Withdrawals go to an account in your own name.</li><li><strong>Bets:</strong> one that is placed cannot be taken back. No robots, no playing together against others.</li><li><strong>Matches:</strong> when a bet is cancelled, the stake is given back.</li></ul><p>The whole text is shown when you register. What we do with what we know of you stands under <a href="/help?topic=about.privacy">privacy</a>.</p>',
  'help.about.agents.title': 'Becoming an agent',
  'help.about.agents.content':
    '<p>Agents bring players and share in what their team plays: by dividend, or by a salary that a contract sets. Write to customer service with your username and city.</p>',
  'depositGuide.chooseWay.title': 'Choose {name}',
  'depositGuide.chooseWay.text':
    'Log in and press Deposit. {name} is in the list, with its limits and its fee.',
  'depositGuide.chooseAmount.title': 'Enter the amount',
  'depositGuide.chooseAmount.text':
    'Press one of the amounts or type your own, then press Deposit.',
  'depositGuide.seeBalance.title': 'See it in your balance',
  'depositGuide.seeBalance.text': 'The page tells you as soon as the money is there.',
  'depositGuide.scanCode.title': 'Scan the code',
  'depositGuide.scanCode.text':
    'Open your wallet and scan the code on the page. On the phone itself, press the button under the code: it opens the wallet.',
  'depositGuide.confirmInWallet.title': 'Confirm in your wallet',
  'depositGuide.confirmInWallet.text':
    'Check the name and the amount and do not change them. Pay before the time on the page has run out.',
  'depositGuide.payOnPage.title': 'Pay on the page of {name}',
  'depositGuide.payOnPage.text':
    'It opens in a window of its own. Log in there with your mobile number and confirm. Nobody asks you for its PIN here.',
  'depositGuide.enterCard.title': 'Enter your card',
  'depositGuide.enterCard.text':
    'The page of the card opens inside the app. Use a card in your own name; your bank may send you a code to confirm.',
  'depositGuide.copyAccount.title': 'Copy our account',
  'depositGuide.copyAccount.text':
    'The page shows our account at {name} and a reference. Press the buttons beside them to copy both.',
  'depositGuide.transfer.title': 'Transfer exactly that amount',
  'depositGuide.transfer.text':
    'Send it from an account in your own name, with the reference in the remark. Keep the receipt.',
  'depositGuide.sendProof.title': 'Send us the receipt',
  'depositGuide.sendProof.text':
    'Add a picture of the receipt and its number on the same page. A person checks it, at night too.',
  'depositGuide.getCode.title': 'Take the code',
  'depositGuide.getCode.text':
    'The page shows a code for the counter. Save it as a picture or write it down: it is valid for a day.',
  'depositGuide.payAtCounter.title': 'Pay in cash at the counter',
  'depositGuide.payAtCounter.text':
    'Show the code at a {name} and pay that amount. Keep the slip until the money has arrived.',
  'message.welcome.title': 'Welcome to the harbour',
  'message.welcome.content':
    'This is where we write to you: what was paid, what was changed, and what is worth knowing. Nobody of ours ever asks for your password.',
  'message.rebate.title': 'Your rebate can be claimed',
  'message.rebate.content':
    'Your stakes have earned a rebate. Claim it under Rebate, which shows how it is reckoned for each kind of game.',
  'message.tournament.title': 'A seat at Friday’s tournament',
  'message.tournament.content':
    'I have kept you a seat at the slot tournament on Friday evening. Say by Thursday whether you come. — Ana',
  'message.newContracts.title': 'Contracts for the new half-month',
  'message.newContracts.content':
    'New terms are offered from above and below. Please read them calmly: what you accept holds from the next period on.',
  'message.hourlySalary.title': 'About the hourly salary',
  'message.hourlySalary.content':
    'I would like to end it and stay with the dividend. I have sent you the request. — Luis',
  'message.goodNumbers.title': 'Good numbers this week',
  'message.goodNumbers.content':
    'Your team did well. I have offered you a daily salary on top of the dividend. — Ana',
  'showcase.BAYLIVE.title': 'Baccarat by the bay',
  'showcase.BAYLIVE.description':
    'Baccarat under one warm lamp. Sit down with a small stake, and stay for the view.',
  'showcase.MAHARLIKA.title': 'Roulette in a barong',
  'showcase.MAHARLIKA.description':
    'A wooden wheel, an honest ball and a croupier who remembers your name.',
  'showcase.SAMPAGUITA.title': 'The flower salon',
  'showcase.SAMPAGUITA.description':
    'Small tables, soft music, baccarat dealt slowly. A good room for a first live game.',
  'showcase.TERNO.title': 'Dressed for the high tables',
  'showcase.TERNO.description':
    'Butterfly sleeves, two decks and higher limits, every night until sunrise.',
  'showcase.KUNDIMAN.title': 'A love song at the dice table',
  'showcase.KUNDIMAN.description':
    'Sic bo with a singer in the corner. The room is being polished and opens again soon.',
  'slotClass.SC': 'Classic slots',
  'slotClass.VP': 'Video slots',
  'slotClass.JP': 'Jackpots',
  'slotClass.TG': 'Table games',
  'slotClass.AC': 'Arcade',
  'slotClass.BG': 'Bingo',
  'lottery.ALON3': 'Alon Three',
  'lottery.TALA4': 'Tala Four',
  'lottery.HAPON2': 'Hapon Pair',
  'lottery.PERLAS6': 'Perlas Six of 42',
  'lottery.BITUIN5': 'Bituin Five of 49',
  'lottery.LAKAMBINI6': 'Lakambini Six of 55',
  'lottery.MABILIS5': 'Mabilis Five',
  'lottery.KULAY3': 'Kulay Three Dice',
  'rank.shore': 'Tabing-dagat',
  'rank.sailor': 'Mandaragat',
  'rank.captain': 'Kapitan',
  'rank.keeper': 'Bantay-parola',
  'rankBenefit.rebate': 'Rebate of up to {percent}% of your turnover',
  'rankBenefit.gift': 'A gift of ₱{amount} when you reach it',
  'reward.cashTerms': 'Cash. The conditions of the claim hall apply.',
  'reward.ticket': 'Welcome ticket',
  'reward.regatta': 'Regatta of lights: thank you for joining',
  'reward.apology.title': 'For the long wait on Tuesday',
  'reward.apology.letter':
    '<p>Your withdrawal took us longer than it should have. We are sorry, and would like to make up for it.</p><p>Take the reward below: it is <strong>cash</strong>.</p>',
  'promoCode.lighthouse': 'Code of the lighthouse',
  'promoCode.oneMember': 'Code for one member',
  'redEnvelope.evening': 'Red envelope of the evening',
  'redEnvelope.welcome': 'Welcome envelope',
  'bonusRule.firstDeposit': 'First deposit, twice the light',
  'bonusRule.mondayReload': 'Monday reload, 30 %',
  'bonusRule.merienda': 'Merienda hour: twenty spins',
  'bonusRule.lossRebate': 'Calm after the storm: 5 % of your losses',
  'bonusRule.reward': 'A gift from the lighthouse',
  'mission.dayLogin': 'Say hello today',
  'mission.dayBets': 'Ten rounds',
  'mission.dayTurnover': 'A good breeze',
  'mission.weekLogin': 'Five days at sea',
  'mission.weekDeposit': 'Load the boat',
  'mission.weekSlots': 'Slot voyage',
  'mission.weekLive': 'At the live tables',
  'leaderboard.weekAll': 'Lighthouse week',
  'leaderboard.weekSlots': 'Slot race',
  'chips.name': 'Chips for ₱{amount}',
  'chips.description': '₱{amount} in your balance at once, to play with or to withdraw.',
  'voucher.name.fiesta': 'Fiesta voucher',
  'voucher.name.treasure': 'Treasure voucher',
  'voucher.name.gem': 'Gem voucher',
  'voucher.description.paid':
    'Pay ₱{amount} and {points} points, and ₱{pays} is in your balance when we have approved it.',
  'voucher.description.free': '₱{pays} is in your balance when we have approved it.',
  'pointItem.hostCall.name': 'A call from your host',
  'pointItem.hostCall.description': 'A host calls you at a time that you write in the remark.',
  'pointItem.crownWeek.name': 'Crown week',
  'pointItem.crownWeek.description': 'For seven days your withdrawals are checked first.',
  'pointItem.jeepneyRide.name': 'Jeepney for a day',
  'pointItem.jeepneyRide.description':
    'A painted jeepney with a driver for you and eleven friends in Cebu, for one day.',
  'pointItem.parol.name': 'Parol lantern',
  'pointItem.parol.description': 'A star of capiz shells with a lamp inside, made in Pampanga.',
  'pointItem.mangga.name': 'Box of dried mangoes',
  'pointItem.mangga.description': 'Twelve bags of sweet mangoes from Guimaras.',
  'pointItem.saranggola.name': 'Kite',
  'pointItem.saranggola.description': 'A big kite of paper and bamboo for windy afternoons.',
  'pointItem.bola.name': 'Basketball',
  'pointItem.bola.description': 'A ball of full size that holds on the street and in the hall.',
  'pointItem.maskara.name': 'MassKara mask',
  'pointItem.maskara.description': 'A smiling mask from Bacolod, painted by hand.',
  'pointItem.bangka.name': 'Model of a bangka',
  'pointItem.bangka.description': 'An outrigger boat of wood, 40 centimetres long.',
  'pointItem.shellLamp.name': 'Shell lamp',
  'pointItem.shellLamp.description': 'A lamp of mother-of-pearl that glows like the morning sea.',
  'pointItem.galleon.name': 'Galleon, the last one',
  'pointItem.galleon.description':
    'A Manila galleon under full sail, built by hand. There is only this one.',
} as const;
