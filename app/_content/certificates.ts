/** The six documents of the gallery, in this order (R36); words in `home.certificates.{key}`. */
export const certificates = [
  { key: "institute", file: "/certificates/institute.svg" },
  { key: "spm2024", file: "/certificates/spm-2024.svg" },
  { key: "spm2025", file: "/certificates/spm-2025.svg" },
  { key: "epalLicence", file: "/certificates/epal-licence.svg" },
  { key: "technologicalInstitute", file: "/certificates/technological-institute.svg" },
  { key: "certificate2023", file: "/certificates/certificate-2023.svg" },
] as const;
