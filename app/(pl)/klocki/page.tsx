import { BlockData } from "../../_sections/blocks/block-data";
import { BlockSheet, BlockSizes, BlockUse } from "../../_sections/blocks/blocks";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";

export const generateMetadata = () => pageMetadata("blocks");

export default function BlocksPage() {
  return (
    <Page page={{ route: "blocks" }}>
      <BlockSheet />
      <BlockSizes />
      <BlockUse />
      <BlockData />
    </Page>
  );
}
