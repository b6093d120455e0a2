import { claimIn, fixedClaims } from "./claims";
import { locales } from "../../app/_i18n/languages";
import { catalogFile, readCatalog } from "./catalog";
import { readFileSync } from "node:fs";

test.each([
  "Palety ze znakiem CE",
  "Die Palette trägt das CE-Zeichen.",
  "Certyfikowane palety",
  "zertifizierte Paletten",
  "Our certified pallets",
  "geprüft durch eine notifizierte Stelle",
  "Paleta neutralna dla klimatu",
  "klimaneutrale Palette",
  "a climate-neutral pallet",
  "Palety przyjazne dla środowiska",
  "Umweltfreundlich verpackt",
  "eco-friendly packaging",
  "Nasze palety są zgodne z PPWR",
  "EUDR-konforme Paletten",
  "PPWR-compliant pallets",
  "recyclability grade A",
  "Holz mit FSC",
  "Der CO2-Fußabdruck der Palette ist klein",
])("%s is refused", (text) => {
  expect(claimIn(text)).toMatch(/^claims ".+": .{20}/);
});

test.each([
  "Certyfikaty i licencje",
  "Zertifikate",
  "Konformitätserklärung nach PPWR",
  "EUDR: Referenznummer oder unsere Rolle",
  "This is the CO2 bound in the wood, not the pallet’s carbon footprint.",
  "To CO2 związany w drewnie, a nie ślad węglowy palety.",
  "Das im Holz gebundene CO2, nicht der CO2-Fußabdruck der Palette",
  "CEIDG",
  "Ist der Klotz dort zugelassen?",
  "the environmental team",
])("%s is no claim", (text) => {
  expect(claimIn(text)).toBeUndefined();
});

test("every text in the list of fixed claims makes a claim", () => {
  for (const key of fixedClaims)
    for (const locale of locales) {
      const file = catalogFile(locale);
      const catalog = readCatalog(file, readFileSync(file, "utf8"));
      expect(claimIn(catalog.get(key) ?? "")).toBeDefined();
    }
});
