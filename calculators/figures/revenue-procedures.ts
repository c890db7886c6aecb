/** Locator of a figure in each year's revenue procedure. */
export function adjusted(of2024: string, of2025: string, of2026: string) {
  return {
    2024: `Rev. Proc. 2023-34 sec. ${of2024}`,
    2025: `Rev. Proc. 2024-40 sec. ${of2025}`,
    2026: `Rev. Proc. 2025-32 sec. ${of2026}`,
  };
}
