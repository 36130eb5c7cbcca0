import type { SeedVendor } from '#gateway/seed/seed.ts';

function vendor(
  category: SeedVendor['category'],
  sort: number,
  code: string,
  name: string,
  flags: Partial<Pick<SeedVendor, 'opensGames' | 'underMaintenance'>> = {},
): SeedVendor {
  return { code, category, name, sort, opensGames: false, underMaintenance: false, ...flags };
}

const opensGames = { opensGames: true };

/** Every vendor of the demo, by category. The first game of a vendor, in `games`, is its lobby. */
export const vendors: readonly SeedVendor[] = [
  vendor('RNG', 1, 'HABAGAT', 'Habagat Reels', opensGames),
  vendor('RNG', 2, 'AMIHAN', 'Amihan Studio', opensGames),
  vendor('RNG', 3, 'PERLAS', 'Perlas Originals', opensGames),
  vendor('RNG', 4, 'BALANGAY', 'Balangay Games', opensGames),
  vendor('RNG', 5, 'TALA', 'Tala Interactive', opensGames),
  vendor('RNG', 6, 'SILANGAN', 'Silangan Slots', opensGames),
  vendor('RNG', 7, 'KUMINTANG', 'Kumintang Play', opensGames),
  vendor('RNG', 8, 'SINAG', 'Sinag Works', opensGames),
  vendor('RNG', 9, 'LUNTIAN', 'Luntian Labs', opensGames),
  vendor('LIVE', 1, 'BAYLIVE', 'Bayside Live', opensGames),
  vendor('LIVE', 2, 'MAHARLIKA', 'Maharlika Tables'),
  vendor('LIVE', 3, 'SAMPAGUITA', 'Sampaguita Salon'),
  vendor('LIVE', 4, 'TERNO', 'Terno Club'),
  vendor('LIVE', 5, 'KUNDIMAN', 'Kundiman Casino', { underMaintenance: true }),
  vendor('SPORTS', 1, 'LIGA', 'Liga Isla'),
  vendor('SPORTS', 2, 'PALARO', 'Palaro Sports'),
  vendor('SPORTS', 3, 'BARANGAY', 'Barangay Book'),
  vendor('SPORTS', 4, 'SV3', 'Sabong Vista'),
  vendor('SPORTS', 5, 'TANDANG', 'Tandang Arena'),
  vendor('SPORTS', 6, 'AV', 'Alon Versus'),
  vendor('SPORTS', 7, 'IMES', 'Island Masters'),
  vendor('SPORTS', 8, 'IA', 'Isla Arena'),
  vendor('SPORTS', 9, 'AI', 'Agila Matchday'),
  vendor('SPORTS', 10, 'TF', 'Tidefront'),
  vendor('FISH', 1, 'LAMBAT', 'Lambat Fishing', opensGames),
  vendor('FISH', 2, 'DAGAT', 'Dagat Hunters', opensGames),
  vendor('FISH', 3, 'BAHURA', 'Bahura Reef', opensGames),
  vendor('PVP', 1, 'TONGHALI', 'Tonghali Poker', opensGames),
  vendor('PVP', 2, 'BARAHA', 'Baraha Rooms', opensGames),
  vendor('PVP', 3, 'LUKSO', 'Lukso Duels', opensGames),
  vendor('ELOTT', 1, 'LOTT', 'Parola Draws'),
  vendor('ELOTT', 2, 'SUWERTE', 'Suwerte Numbers'),
];
