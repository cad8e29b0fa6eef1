/** The ten car types and the plain one: low-polygon models that differ in silhouette. */
import { constructionTruck, deliveryVan, foodTruck, highwayBus, jumboTrailer } from "./heavy";
import type { CarModel } from "./parts";
import { electricCar, familyWagon, limousine, plain, sedan, sportsCar } from "./passenger";

export type { CarModel };

const MAKERS: Readonly<Record<string, () => CarModel>> = {
  plain,
  sedan,
  "sports-car": sportsCar,
  "electric-car": electricCar,
  "food-truck": foodTruck,
  "family-wagon": familyWagon,
  limousine,
  "delivery-van": deliveryVan,
  "construction-truck": constructionTruck,
  "jumbo-trailer": jumboTrailer,
  "highway-bus": highwayBus,
};

export const CAR_TYPES: readonly string[] = Object.keys(MAKERS);

/** The model of a type; an unknown type gets the plain one. */
export function makeCar(type: string): CarModel {
  return (MAKERS[type] ?? plain)();
}
