import type { MotifName } from '../art/motifs.ts';

function list(text: string): readonly string[] {
  return text.split(';').map((title) => title.trim());
}

/** Every title of the demo, by the motif of its cover. All titles are invented. */
export const titles = {
  lighthouse: list(
    `Keeper of the Lamp; Beacon Bay; Midnight Beam; Parola Nights; Lamplighter’s Luck; Cape of Light; The Last Lighthouse; Signal Fire`,
  ),
  bangka: list(
    `Bangka Breeze; Outrigger Gold; Sails of Sulu; Morning Catch; Paraw Regatta; Tides of Tawi; Moonlit Crossing; Vinta Colours`,
  ),
  shell: list(
    `Perlas ng Dagat; Pearl Diver’s Dream; Mother of Pearl; Oyster Bay Riches; South Sea Pearls; Shell Seeker; Moon Pearl; The Pearl Market`,
  ),
  mango: list(
    `Mango Harvest; Manggang Ginto; Sweet Mango Season; Orchard Gold; Ripe and Ready; Mango Moon; The Golden Orchard; Green Mango Fever`,
  ),
  jeepney: list(
    `Jeepney Joyride; Hari ng Kalsada; Last Trip Home; Chrome King; Barya Lang Po; Route Eight Riches; Para Po; Midnight Jeepney`,
  ),
  carabao: list(
    `Carabao Gold; Kalabaw Kingdom; The Patient Carabao; Horns of Plenty; Field of Fortune; Carabao Parade; Mud and Marigold; Wild Tamaraw`,
  ),
  parol: list(
    `Parol Parade; Lantern Lane; Simbang Gabi Lights; Giant Lantern Night; Star of December; Capiz Glow; Lights over the Plaza; Paskong Spins`,
  ),
  store: list(
    `Sari-Sari Riches; Tindahan ni Lola; Corner Store Spins; Tingi Treats; Suki Bonus; Candy Jar Cascade; Tatlong Piso; Open All Night`,
  ),
  rooster: list(
    `Tandang Gold; Rooster Rising; Morning Crow; Red Comb; Legends of the Cockpit; Cock of the Walk; Manok na Pula; Spur and Feather; Sabong Vista Lobby; Sabong Vista Derby; Tandang Arena Lobby; Tandang Sunday`,
  ),
  dice: list(
    `Sic Bo Harbor; Dice of Destiny; Tumbling Bones; Lucky Sixes; Perya Dice; Hi-Lo Harbor; Roll the Tide; Three Dice Night; Sic Bo Salon; Bayside Sic Bo; Terno Sic Bo; Rolling Cubes`,
  ),
  cards: list(
    `Lucky Nine Royale; Ace Harbor; Pusoy Palace; Queen of Suits; Jack of the Bay; Full House Fiesta; Wild Ace Island; Solitaire Shore; Bayside Baccarat; Speed Baccarat Alon; Squeeze Baccarat; Baccarat Salon Azul; Maharlika Baccarat; Grand Baccarat; Sampaguita Baccarat; Bayside Night Baccarat; Terno Baccarat; Kundiman Baccarat; Heads-Up Baccarat; Sundown Hold’em Against the House; Harbor Hold’em Against the House; Shoreline Hold’em Against the House; Kanto Hold’em Against the House; Plaza Hold’em Against the House; Fiesta Hold’em Against the House; Balkonahe Hold’em Against the House; High Card Harbor; Lukso Duel; Jeepney Hold’em Against the House; Kanto High or Low; Two Card Tide; Merienda Hold’em Against the House; Card Clash`,
  ),
  koi: list(
    `Koi of Fortune; Nine Koi; Lotus Pond; Golden Scales; Dragon Gate Leap; Carp and Coin; Still Waters; Koi Cascade; Lambat Lobby; Golden Net; Lapu-Lapu Hunt; Bahura Lobby; Coral Keepers; Rainbow Shoal`,
  ),
  volcano: list(
    `The Perfect Cone; Ring of Fire Isles; Magma Rush; Apoy ng Bundok; Eruption Gold; Crater Jackpot; Ember Peak; Volcano Vault`,
  ),
  terraces: list(
    `Stairway to the Sky; Terraces of Gold; Highland Bounty; Rice and Riches; Harvest Steps; The Green Stairway; Ani ng Bayan; Palay Paradise`,
  ),
  flower: list(
    `Sampaguita Blossom; Garland of Luck; White Jasmine; Bloom and Bonus; Kalachuchi Nights; Flores de Mayo; Petal Cascade; Perfume Garden`,
  ),
  bakunawa: list(
    `Bakunawa; Moon Eater; Seven Moons; Dragon of the Deep; Eclipse Serpent; Scales of the Serpent; The Serpent’s Hoard; Dragon Boat Dash; Bakunawa Hunt; Serpent Reef`,
  ),
  gems: list(
    `Gemstone Tide; Crystal Cove; Jewel Harbor; Diamond Reef; Emerald Isles; Ruby Rapids; Prism Falls; Stones of the Rajah`,
  ),
  chest: list(
    `Treasure of Limasawa; Captain’s Chest; Sunken Gold; Buried Bounty; X Marks the Reef; Chest of Wonders; Kaban ng Yaman; Doubloon Drop; Wreck Salvage; Golden Anchor Hunt`,
  ),
  bingo: list(
    `Bingohan; Bingo sa Plaza; Bingo Baryo; Four Corners Bingo; Bola-Bola Bingo; Bingo Express; Rainbow Bingo Night; Bingo by the Bay; Harbor Lights Bingo; Bingo ni Lola; Ninety Ball Fiesta; Blackout Night; Seventy-Five Ball Classic; Lucky Card Bingo; Bingo Balikbayan; Sunday Bingo Hall; Bingo sa Kanto; Merienda Bingo; Parola Draws; Alon Three; Perlas Six; Suwerte Numbers; Suwerte Pick Four; Hapon Draw`,
  ),
  football: list(
    `Golden Boot Fiesta; Striker’s Eleven; Kick-off Coins; Stadium Nights; Goal Rush Isles; Football Fever Manila; Extra Time Riches; Liga Isla Book; Palaro Football; Barangay Book Lobby`,
  ),
  basketball: list(
    `Barangay Hoops; Three-Point Paradise; Half-Court Hero; Buzzer Beater Gold; Slam Season; Nothing but Net; Street Ball Kings; Liga Isla Hoops; Palaro Sports Lobby`,
  ),
  esports: list(
    `Pixel Arena; Final Circle; Boss Level; Arcade Uprising; Critical Streak; Neon Squad; Alon Versus Lobby; Island Masters Lobby; Isla Arena Lobby; Agila Matchday Lobby; Tidefront Lobby`,
  ),
  eagle: list(
    `Agila; Eagle of the Islands; King of the Canopy; Wings of Apo; Sky Hunter; Feather Crown; Haring Ibon; Eagle Eye Riches`,
  ),
  sun: list(
    `Araw at Gabi; Sun of Eight Rays; Golden Sunrise; Haring Araw; Solar Fiesta; Morning Glory Gold; Sunburst Isles; Child of the Sun`,
  ),
  tarsier: list(
    `Tarsier Treasures; Big Eyes, Big Wins; Bohol Nights; The Night Watcher; Tiny Keeper; Jungle Lookout; Wide Awake; Little Old Man of the Trees`,
  ),
  trophy: list(
    `Legends of the Liga; Liga Isla Virtual Court; Palaro Live Odds; Barangay Inter-Town Cup; Ranked Rush; Last One Standing; Alon Versus Five; Island Masters Cup; Isla Arena League; Agila Weekend; Tidefront Royale; Penalty Kings; Champion of the Isles; Silver Cup Sunday; Victory Lap; The Laurel Run`,
  ),
  turtle: list(
    `Pawikan Path; Turtle Cove; Slow and Steady Riches; Ancient Tide; Hatchling Dash; Emerald Turtle; Shell of Ages; Turtle Island Tales; Pawikan Patrol`,
  ),
  butanding: list(
    `Gentle Giant; Butanding Bay; Whale Shark Wonders; Deep Blue Giants; Ocean Colossus; Star of the Sea; Blue Leviathan; Song of the Deep; Dagat Hunters Lobby; Giant of Donsol`,
  ),
  maskara: list(
    `Maskara Festival; The Smiling City; Faces of Fiesta; Dance of Masks; Carnival Nights; Drums of Ati; Masquerade Isle; Street Dance Spins`,
  ),
  halohalo: list(
    `Halo-Halo Haven; Ice and Ube; Sweet Summer Mix; Leche Flan Luck; Merienda Time; Ube Dreams; Sago Splash; Sorbetes Cart`,
  ),
  kubo: list(
    `Bahay Kubo; Village Lights; Harvest Home; Bayanihan; Nipa Nights; Lola’s Garden; Evening in the Barrio; The Quiet Hamlet`,
  ),
  island: list(
    `Seven Thousand Islands; White Sand Wins; Coconut Cove; Castaway Coins; Palm Paradise; Summer in Siargao; Isla Verde; Buko Splash`,
  ),
  galleon: list(
    `The Manila Galleon; Silver Route; Black Sails Bay; Corsair’s Crossing; Armada Gold; Spice Trader; Lost at Sea; Captain’s Log`,
  ),
  roulette: list(
    `Roulette Parola; Wheel of the Isles; The Golden Wheel; Mini Roulette; Lucky Ferris; Royal Roulette; Spin the Bay; Double Ball Drop; Bayside Roulette; Auto Roulette Alon; Maharlika Roulette; Sampaguita Roulette; Terno Roulette; Kundiman Roulette; Garland Roulette`,
  ),
  bell: list(
    `Campana; Bells of Vigan; Triple Bell; Ring the Bell; Golden Campana; Sunday Bells; Bell Tower Gold; Classic Bells`,
  ),
  fruit: list(
    `Fruit Stand; Pakwan Party; Cherry Classic; Calamansi Twist; Tropical Sevens; Fruit Basket Bay; Lanzones Lane; Rambutan Rush; Prutas Plus; Durian Dare`,
  ),
  sirena: list(
    `Sirena’s Song; Mermaid Moon; Lady of the Lagoon; Siren Bay; Tail of Gold; Magindara; Coral Throne; Daughter of the Tide; Sirena’s Net`,
  ),
  crab: list(
    `Alimango Rush; Crab Claw Coins; Pinch Me; Mud Crab Market; The Sidewalk Crab; King of the Mangrove; Claw and Coin; Red Crab Beach; Alimango Hunters; Crab Captain`,
  ),
  crown: list(
    `The Datu’s Crown; Rajah’s Riches; Sultan’s Jewels; Crown of Maynila; Lakan; The Royal Salakot; Warrior Princess; Throne of Tondo; Maharlika Grand Lobby; Terno Grand Salon; Kundiman Grand Lobby`,
  ),
  compass: list(
    `True North; Compass Rose; The Navigator; Wheel of the Captain; Star Route; Chart of Wonders; Bearing Gold; Seven Seas Spinner`,
  ),
  kite: list(
    `Saranggola; High Wind; Kite Season; String and Sky; Over the Rooftops; Summer Kites; Guryon; Flying Colours`,
  ),
  tiles: list(
    `Mahjong Merienda; Tile Garden; Jade Tiles; Bamboo Nine; Four Winds Table; Bone and Bamboo; The Red Centre; Tile Match Market`,
  ),
  chips: list(
    `High Tide Chips; Chip Stack; All In Island; Double or Dagat; The Big Pot; Casino by the Sea; Blue Chip Bay; Pot Limit Paradise; Bayside Live Lobby; Sampaguita Salon Lobby; Tonghali Hold’em Against the House; Baraha Hold’em Against the House; Lukso High or Low; High Tide Hold’em Against the House; High Card Night; Maharlika Speed Baccarat`,
  ),
  butterfly: list(
    `Paru-Parong Bukid; Butterfly Sanctuary; Wings of Amihan; Painted Wings; Monarch Meadow; Silk and Light; Flutter Gold; Garden of Wings`,
  ),
  octopus: list(
    `Pugita; Eight Arms; Ink and Coin; The Kraken’s Cousin; Tentacle Treasure; Octo Arcade; Reef Grabber; Deep Diver Deluxe; Pugita Cannon; Ink Storm; Eight-Arm Boss`,
  ),
  shark: list(
    `Shark Alley; Pating; The Great Blue; Fin and Fortune; Reef Patrol; Midnight Fin; Hammerhead Harbor; Big Fin Bay; Shark Cannon; Pating Hunters; Great White Raid; Deep Net Deluxe`,
  ),
} as const satisfies Partial<Record<MotifName, readonly string[]>>;
