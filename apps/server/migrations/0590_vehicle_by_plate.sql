-- An import asks which of its plates are offered already; the index of the search by a part of a plate does not answer that.
create index vehicle_by_plate on vehicle (plate) where plate is not null;
