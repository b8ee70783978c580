export interface BillOfMaterials {
  metadata: { component: { name: string } };
  components: { name: string; 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

export function billOfMaterials(): Promise<BillOfMaterials>;
